import { z } from 'zod';

export const textByName = z.record(z.string(), z.string());

/** `2026-11-18T09:31:00+09:00`. */
export const moment = z.iso.datetime({ offset: true });

export const colour = z.string().regex(/^#[\da-f]{6}$/);

/** From the first to the second. */
export const colours = z.tuple([colour, colour]);

/** A text, or its lines, broken by hand. */
export const brokenText = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))], {
  error: 'expected a text or a list of its lines',
});
