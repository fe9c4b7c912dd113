import { z } from 'zod';

export const textByName = z.record(z.string(), z.string());

/** `2026-11-18T09:31:00+09:00`. */
export const moment = z.iso.datetime({ offset: true });
