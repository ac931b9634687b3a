#!/usr/bin/env bash
# The packages beside this one build its modules by manifests of their own (the engine's interface is
# `package`). Each of these modules there has the dependencies that it has in Package.swift, and all of them
# are there: what else breaks is found only when somebody builds that package.
set -u
cd "$(dirname "$(readlink -f "$0")")/.." || exit 70

exec perl -0777 -we '
    use strict;
    my $bad;
    sub without_comments {
        my ($file) = @_;
        open my $in, "<", $file or die "$file: $!\n";
        my $text = <$in>;
        $text =~ s{//.*}{}g;
        return $text;
    }
    # Of Package.swift: names in strings, and groups of them that have names.
    sub main_targets {
        my $text = without_comments("Package.swift");
        my (%groups, %found);
        my $names = sub { map { $_ => 1 } map { /"(.*)"/ ? split(" ", $1) : keys %{ $groups{$_} } } @_ };
        while ($text =~ /^let (\w+) = ((?:\w+ \+ )?"[^"]*")$/gm) {
            my ($group, $value) = ($1, $2);
            $groups{$group} = { $names->($value =~ /("[^"]*"|\w+)/g) };
        }
        while ($text =~ /\bsystem\(\s*"(\w+)"/g) { $found{$1} = {} }
        while ($text =~ /\bmodule\(\s*"(\w+)"((?:,\s*(?:"[^"]*"|[a-z]+\b(?!:)))*)/g) {
            my ($name, $value) = ($1, $2);
            $found{$name} = { $names->($value =~ /("[^"]*"|\w+)/g) };
        }
        return \%found;
    }
    # Of another manifest, in which names stand one by one in lists.
    sub targets {
        my $text = without_comments(@_);
        my %found;
        while ($text =~ /(?:\bengine|\bsystem|\.target|\.systemLibrary)\(\s*(?:name:\s*)?"(?:\w+\/)?(\w+)"(?:,\s*(?:dependencies:\s*)?(\[[^\]]*\]))?/g) {
            my ($name, $value) = ($1, $2 // "");
            $found{$name} = { map { $_ => 1 } $value =~ /"(\w+)"/g };
        }
        return \%found;
    }
    my $main = main_targets();
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
