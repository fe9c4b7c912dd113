import type { ReactNode } from 'react';

/** A component in each of its states, by name. */
export type States = Readonly<Record<string, ReactNode>>;

const modules = import.meta.glob<{ states: States }>('./pieces/*.tsx', { eager: true });
const nameOf = (path: string) => path.replace(/^.*\/|\.tsx$/g, '');

export const pieces: ReadonlyMap<string, States> = new Map(
  Object.entries(modules).map(([path, { states }]) => [nameOf(path), states]),
);
