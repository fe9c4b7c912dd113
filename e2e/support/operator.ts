import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { operatorSettingsFile } from '../addresses.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../scripts/order.ts', import.meta.url));
const mall = 'familyshop';

/** Runs `npm run order -- <command> familyshop …` beside the running server, as an operator would; returns its output. */
async function order(command: string, ...words: string[]): Promise<string> {
  const settings: Record<string, string> = JSON.parse(await readFile(operatorSettingsFile, 'utf8'));
  // The test runner's own settings must not reach the program.
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const { stdout } = await run(process.execPath, [program, command, mall, ...words], {
    env: { ...environment, ...settings },
  });
  return stdout.trim();
}

/** What the operator does between a member's steps. */
export const operator = {
  /** Until delivery. */
  send: async (orderNo: string): Promise<void> => {
    await operator.prepare(orderNo);
    await operator.ship(orderNo);
    await operator.deliver(orderNo);
  },
  prepare: (orderNo: string) => order('prepare', orderNo),
  ship: (orderNo: string) => order('ship', orderNo, '--carrier', 'CJ대한통운', '--invoice', '640112349999'),
  deliver: (orderNo: string) => order('deliver', orderNo),
  list: () => order('list'),
  decide: (orderNo: string, decision: 'approve' | 'reject' | 'pick-up' | 'complete', reason = '') =>
    order('decide', orderNo, '1', decision, '--reason', reason),
};
