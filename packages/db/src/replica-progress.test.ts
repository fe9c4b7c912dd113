import { beforeEach, describe, expect, test } from 'vitest';
import { ReplicaProgress } from './replica-progress.ts';

let progress: ReplicaProgress;
beforeEach(() => {
  progress = new ReplicaProgress();
});

describe('a replica is read from', () => {
  test('only once it has replayed what the primary had written, and for two seconds from the moment that was asked', () => {
    expect(progress.isFreshAt(0)).toBe(false);
    progress.primaryIsAt(1_000, 50);
    progress.replicaIsAt(49);
    expect(progress.isFreshAt(1_000)).toBe(false);
    progress.replicaIsAt(50);
    expect([1_000, 3_000, 3_001].map((now) => progress.isFreshAt(now))).toEqual([true, true, false]);
  });

  test('while it is always a little behind a primary that is always written to', () => {
    for (let beat = 1; beat <= 10; beat += 1) {
      progress.primaryIsAt(beat * 500, beat * 100);
      progress.replicaIsAt(beat * 100 - 10);
    }
    expect(progress.lagAt(5_000)).toBe(500);
    expect(progress.isFreshAt(5_000)).toBe(true);
  });

  test('while nothing is written at all', () => {
    for (const at of [0, 500, 60_000]) {
      progress.primaryIsAt(at, 7);
      progress.replicaIsAt(7);
    }
    expect(progress.lagAt(60_000)).toBe(0);
  });
});

describe('it is not read from', () => {
  const follow = (at: number, position: number) => {
    progress.primaryIsAt(at, position);
    progress.replicaIsAt(position);
  };

  test('from news of a change until it surely has it, however little it is behind', () => {
    follow(1_000, 10);
    progress.expectNews(1_100);
    expect(progress.isFreshAt(1_100)).toBe(false);
    // A position that was requested before the notification proves nothing about it.
    progress.primaryIsAt(1_090, 20);
    progress.replicaIsAt(20);
    expect(progress.isFreshAt(1_110)).toBe(false);
    expect([progress.holds(1_090), progress.holds(1_100)]).toEqual([true, false]);
    follow(1_120, 21);
    expect([progress.isFreshAt(1_130), progress.holds(1_100)]).toEqual([true, true]);
  });

  test('after it was lost, until its progress is proved again', () => {
    follow(1_000, 10);
    progress.lose();
    expect([progress.isFreshAt(1_000), progress.lagAt(1_000)]).toEqual([false, Number.POSITIVE_INFINITY]);
    follow(1_200, 12);
    expect(progress.isFreshAt(1_200)).toBe(true);
  });

  test('when it is further than the primary: what it holds is of another line', () => {
    progress.primaryIsAt(1_000, 10);
    progress.replicaIsAt(15);
    expect(progress.primaryIsAt(1_500, 14)).toBe(false);
  });
});
