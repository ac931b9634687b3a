#!/usr/bin/env bash
# The packages beside this one build its modules by manifests of their own (the engine's interface is
# `package`). Each of these modules there has the dependencies that it has in Package.swift, and all of them
# are there: what else breaks is found only when somebody builds that package.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

exec perl -0777 -we '
    use strict;
    my (%main, %lists, $bad);
    # The dependencies of each target of a manifest, lists that have names put in their place.
    sub targets {
        my ($file) = @_;
        open my $in, "<", $file or die "$file: $!\n";
        my $text = <$in>;
        my %found;
        $text =~ s{//.*}{}g;
        while ($text =~ /let (\w+)(?:: [\[\]\w.]+)? = ((?:\w+ \+ )*\[[^\]]*\])/g) { $lists{$1} = $2 }
        my $item = qr/(?:\w+ \+ )*(?:\[[^\]]*\]|[a-z]\w*Modules)/;
        while ($text =~ /(?:\bmodule|\bengine|\bsystem|\.target|\.systemLibrary)\(\s*(?:name:\s*)?"(\w+)"(?:,\s*(?:dependencies:\s*)?($item))?/g) {
            my ($name, $value) = ($1, $2 // "");
            for (1 .. 3) { $value =~ s/\b(\w+Modules)\b/$lists{$1} \/\/ ""/ge }
            $found{$name} = { map { $_ => 1 } $value =~ /"(\w+)"/g };
        }
        return \%found;
    }
    my $main = targets("Package.swift");
    for my $file (@ARGV) {
        my $other = targets($file);
        for my $name (sort keys %$other) {
            my $there = $main->{$name} or next;
            my $here = $other->{$name};
            for (sort keys %$there) {
                next if $here->{$_};
                print "$file: $name needs $_, as in Package.swift\n";
                $bad = 1;
            }
            for (sort keys %$here) {
                if (!$there->{$_}) {
                    print "$file: $name does not depend on $_ in Package.swift\n";
                    $bad = 1;
                }
                next if $other->{$_};
                print "$file: $name needs the target $_\n";
                $bad = 1;
            }
        }
    }
    exit($bad ? 1 : 0);
' Benchmarks/Package.swift Benchmarks/Text/Package.swift Oracles/Pango/Package.swift
