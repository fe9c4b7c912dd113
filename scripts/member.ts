import { parseArgs } from 'node:util';
import { loadConfig } from '../apps/api/src/config.ts';
import { createDependencies } from '../apps/api/src/create-dependencies.ts';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { decideJoining, listMembersToDecide } from '../apps/api/src/modules/joining/decide-joining.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { applicationRole, connectDatabase } from '../packages/db/src/connection.ts';
import { openMigratedDatabase } from './lib/database.ts';
import { onStop } from './lib/lifetime.ts';
import { withRunningSandbox } from './lib/sandbox.ts';
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
  const url = await openMigratedDatabase();
  const config = loadConfig({ ...withRunningSandbox(process.env), DATABASE_URL: url });
  const database = connectDatabase({ url, role: applicationRole, maxConnections: 2 });
  onStop(() => database.destroy());
  const dependencies = createDependencies({ config, database });
  const mall = (await dependencies.malls.all()).get(mallUrl);
  if (!mall) throw new TaskError(`there is no mall ${mallUrl}`);
  try {
    console.log(await command(dependencies, mall, loginId));
  } catch (error) {
    throw error instanceof AppError && error.code === '4090' ? new TaskError(`nobody called ${loginId} waits`) : error;
  }
  return undefined;
});
