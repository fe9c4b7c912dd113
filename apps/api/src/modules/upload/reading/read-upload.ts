import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '@mall/contracts/errors';
import { type SheetLimits, usualLimits, workerLimits } from './sheet-limits.ts';
import type { SheetReply } from './sheet-worker.ts';
import type { SheetTable } from './table.ts';

const tooHard = '파일이 너무 복잡해서 읽지 못했어요. 필요한 시트만 새 파일에 옮겨서 올려 주세요.';

/**
 * Reads a file that may be malicious: in a separate thread with limits of memory and time, while the server keeps serving. 4151 with
 * the reason when it cannot be read.
 */
export async function readUpload(file: Buffer, limits: SheetLimits = usualLimits): Promise<SheetTable> {
  const bytes = Uint8Array.from(file).buffer;
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { bytes, limits },
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: workerLimits.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  try {
    const reply = await replyOf(worker);
    if ('table' in reply) return reply.table;
    throw new AppError('4151', { description: reply.refusal });
  } finally {
    await worker.terminate();
  }
}

async function replyOf(worker: Worker): Promise<SheetReply> {
  const signal = AbortSignal.timeout(workerLimits.milliseconds);
  try {
    const [reply] = await once(worker, 'message', { signal });
    return reply as SheetReply;
  } catch (error) {
    if (signal.aborted || isOutOfMemory(error)) return { refusal: tooHard };
    throw error;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
