import { parseArgs } from 'node:util';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { decideJoining, listMembersToDecide } from '../apps/api/src/modules/joining/decide-joining.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run member -- <command> <mall> …

  list    <mall>        who has joined and waits for you, with what the mall asked
  approve <mall> <id>   lets them in; a mail tells them
  reject  <mall> <id>   does not; a mail tells them`;

type Command = (dependencies: Dependencies, mall: Mall, loginId: string) => Promise<string>;

const decide =
  (isApproved: boolean): Command =>
  async (dependencies, mall, loginId) => {
    if (!loginId) throw new TaskError(usage);
    await decideJoining(dependencies, mall, { loginId, isApproved });
    return `${loginId} is ${isApproved ? 'let in' : 'not let in'}`;
  };

const commands: Readonly<Record<string, Command>> = {
  list: async (dependencies, mall) => {
    const waiting = await listMembersToDecide(dependencies, mall);
    const lines = waiting.map(
      ({ loginId, name, answers, joinedAt, emailVerifiedAt }) =>
        `${joinedAt.toISOString().slice(0, 10)}  ${loginId}  ${name}  ${JSON.stringify(answers)}${emailVerifiedAt ? '' : '  (e-mail not verified)'}`,
    );
    return lines.join('\n') || 'nobody waits for you';
  },
  approve: decide(true),
  reject: decide(false),
};

await runTask(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', mallUrl = '', loginId = ''] = positionals;
  const command = commands[name];
  if (!command || !mallUrl) throw new TaskError(usage);
  const { dependencies, mall } = await openOperatorMall(mallUrl);
  try {
    console.log(await command(dependencies, mall, loginId));
  } catch (error) {
    throw error instanceof AppError && error.code === '4090' ? new TaskError(`nobody called ${loginId} waits`) : error;
  }
  return undefined;
});
