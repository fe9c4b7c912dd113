import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table.ts';
import type { SheetLimits } from './sheet-limits.ts';
import type { SheetTable } from './table.ts';
import { UnreadableSheet } from './unreadable.ts';

/** The worker's final message. */
export type SheetReply = { readonly table: SheetTable } | { readonly refusal: string };

const { bytes, limits } = workerData as { bytes: ArrayBuffer; limits: SheetLimits };
const reply = await readTable(Buffer.from(bytes), limits).then(
  (table): SheetReply => ({ table }),
  (error: unknown): SheetReply => {
    if (error instanceof UnreadableSheet) return { refusal: error.message };
    throw error;
  },
);
parentPort?.postMessage(reply);
