import { spawn } from 'node:child_process';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

export type ProgramResult = { readonly exitCode: number; readonly output: string };

/** Runs a program of node_modules/.bin (first on the task's PATH) to its end and returns its output. */
export function runProgram(
  program: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { cwd: checkoutFolder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: output.trim() }));
  });
}
