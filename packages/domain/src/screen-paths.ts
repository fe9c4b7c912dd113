import type { Device } from '@mall/contracts/codes';
import { accessMatrix, type ScreenName } from './access-matrix.ts';

/** The screen of a path below the mall (`goods/ngd/GD1`), or undefined when there is none (R2.18). */
export function screenOf(device: Device, below: string): ScreenName | undefined {
  const segments = below.split('/').filter((segment) => segment !== '');
  const site = device === 'mobile' ? 'mobile' : 'desktop';
  return (Object.keys(accessMatrix) as ScreenName[]).find((screen) =>
    accessMatrix[screen][site].some((pattern) => matches(pattern.split('/'), segments)),
  );
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const [part, ...rest] = pattern;
  const [segment, ...others] = segments;
  if (part === undefined || part === '') return segment === undefined;
  if (part === '*') return true;
  if (segment === undefined) return part.endsWith('?') && matches(rest, []);
  return (part.startsWith(':') || part === segment) && matches(rest, others);
}
