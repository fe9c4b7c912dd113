import { globSync } from 'node:fs';

/** From Debian's package `libfaketime`. */
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

export const canShiftClocks = library !== undefined;

/** Settings that set a process's clock ahead; its timers run normally. */
export const clockAhead = (seconds: number): NodeJS.ProcessEnv =>
  seconds === 0
    ? { LD_PRELOAD: '', FAKETIME: '' }
    : { LD_PRELOAD: library, FAKETIME: `+${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
