import { globSync } from 'node:fs';

/** Of Debian's package `libfaketime`. */
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

export const canShiftClocks = library !== undefined;

/** Settings with which a process believes that it is later; its timers run on as they do. */
export const clockAhead = (seconds: number): NodeJS.ProcessEnv =>
  seconds === 0
    ? { LD_PRELOAD: '', FAKETIME: '' }
    : { LD_PRELOAD: library, FAKETIME: `+${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
