import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Dependencies } from '../../apps/api/src/dependencies.ts';
import type { Mall } from '../../apps/api/src/plugins/mall.repository.ts';
import { AppError } from '../../packages/contracts/src/errors.ts';
import { openOperatorMall } from './operator-mall.ts';
import { type Lines, printLines } from './print-lines.ts';
import { runTask, TaskError } from './task.ts';

const options = {
  carrier: { type: 'string' },
  invoice: { type: 'string' },
  reason: { type: 'string', default: '' },
  bank: { type: 'string', default: '' },
  account: { type: 'string', default: '' },
  holder: { type: 'string', default: '' },
  at: { type: 'string', default: '' },
} as const satisfies ParseArgsConfig['options'];

/** The arguments of a command: `npm run order -- ship familyshop 2026… --carrier … --invoice …`. */
export type OperatorCommand = {
  readonly name: string;
  /** The arguments after the mall. */
  readonly words: readonly string[];
  readonly values: {
    readonly carrier?: string;
    readonly invoice?: string;
    readonly reason: string;
    readonly bank: string;
    readonly account: string;
    readonly holder: string;
    /** A moment in Seoul, as typed. */
    readonly at: string;
  };
  readonly dependencies: Dependencies;
  readonly mall: Mall;
};

/** Runs one command of an operator on the mall's own use cases and database, and prints what it returns. */
export async function runOperatorCommand(
  usage: string,
  work: (command: OperatorCommand) => Promise<Lines>,
): Promise<void> {
  await runTask(async () => {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [name = '', mallUrl = '', ...words] = positionals;
    if (!mallUrl) throw new TaskError(usage);
    const { dependencies, mall } = await openOperatorMall(mallUrl);
    try {
      printLines(await work({ name, words, values, dependencies, mall }));
    } catch (error) {
      throw error instanceof AppError ? new TaskError(inWords(error)) : error;
    }
    return undefined;
  });
}

const inWords = ({ code, message, description }: AppError): string =>
  [`${code} ${message}`, description].filter(Boolean).join(' ');
