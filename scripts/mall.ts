import { parseArgs } from 'node:util';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { moveMall } from '../apps/api/src/modules/mall/office/move-mall.ts';
import { createMall } from '../apps/api/src/modules/mall/opening/create-mall.ts';
import { sourceOfNew } from '../apps/api/src/modules/mall/opening/source-of-new.ts';
import type { OfficeReader } from '../apps/api/src/office/office-rows.ts';
import { decoderOf } from '../apps/api/src/plugins/decoder-of.ts';
import type { Mall } from '../apps/api/src/plugins/mall.repository.ts';
import { mallOfNumber } from '../apps/api/src/plugins/mall-directory.ts';
import { mallSalesTypes } from '../packages/contracts/src/codes.ts';
import * as opening from '../packages/contracts/src/office/mall-opening.ts';
import * as contract from '../packages/contracts/src/office/malls.ts';
import type { ValueOf } from '../packages/contracts/src/wire.ts';
import { inOffice } from '../packages/db/src/in-office.ts';
import { inTheAudit, runOfficeCommand } from './lib/operator-office.ts';
import { type Lines, linesOr } from './lib/print-lines.ts';
import { TaskError } from './lib/task.ts';

const usage = `npm run mall -- <command> …

  add    <mall> --name <name> [--type <type>]   a mall with the provider's defaults that nobody knows of yet; the office sets it up and opens it
  list                                          every mall, with its state
  pause  <mall> [--notice <text>]               takes no orders and lets nobody join, and says that it rests
  resume <mall>                                 opens it again

type: ${mallSalesTypes.join(', ').toLowerCase()}; general unless said`;

type Command = (office: Dependencies) => Promise<Lines>;

const readWords = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string', default: '' },
      type: { type: 'string', default: 'general' },
      notice: { type: 'string', default: '' },
    },
  });
type Words = ReturnType<typeof readWords>['values'];

const decodeNew = decoderOf(opening.createMall.body) as (value: object) => ValueOf<typeof opening.createMall.body>;
const decodeMove = decoderOf(contract.moveMall.body) as (value: object) => ValueOf<typeof contract.moveMall.body>;

const add =
  (mallUrl: string, { name, type }: Words): Command =>
  async (office) => {
    const origin = { origin: 'EMPTY', fromMallId: 0, isBlueprint: false };
    const { fromMallId, ...wanted } = decodeNew({ mallUrl, name, salesType: type.toUpperCase(), ...origin });
    const source = await sourceOfNew({ ...readingAll(office), body: { ...wanted, fromMallId } });
    const changes = { mallUrl: [null, mallUrl], name: [null, wanted.name], origin: [null, 'EMPTY'] };
    const acting = inTheAudit(office, { action: 'mall.create', subject: `mall ${mallUrl}`, changes });
    const mallId = await createMall(acting, { ...wanted, source, staffNo: null });
    return [
      `${mallUrl} is mall ${mallId}, a draft that nobody knows of: the office sets it up and opens it (/malls/${mallId}/opening)`,
    ];
  };

/** Reads like staff of the office with permissions in all malls. */
const readingAll = ({ database, malls }: Dependencies) => ({
  read: <Result>(work: (reader: OfficeReader) => Promise<Result>) =>
    inOffice(database, { kind: 'all' }, (transaction) => work(transaction as unknown as OfficeReader)),
  mallOf: async (mallId: number): Promise<Mall> => {
    const mall = await mallOfNumber(malls, mallId);
    if (!mall) throw new TaskError(`there is no mall ${mallId}`);
    return mall;
  },
});

const list: Command = async ({ malls }) => {
  const lines = [...(await malls.all()).values()].map(({ mallId, mallUrl, name, salesType, state }) =>
    [mallId, state, mallUrl, name, salesType].join('  '),
  );
  return linesOr(lines, 'there is no mall yet');
};

const move =
  (from: 'OPEN' | 'PAUSED', to: 'OPEN' | 'PAUSED', done: string) =>
  (mallUrl: string, { notice }: Words): Command =>
  async (office) => {
    const mall = (await office.malls.all()).get(mallUrl);
    if (!mall) throw new TaskError(`there is no mall ${mallUrl}`);
    if (mall.state !== from) throw new TaskError(`${mallUrl} is ${mall.state}, not ${from}`);
    const moving = decodeMove({ from, to, notice });
    const { mallId } = mall;
    const changes = { state: [from, to], ...(notice && { notice }) };
    const act = { action: 'mall.state', subject: `mall ${mallId}`, ofMallId: mallId, changes };
    await moveMall(inTheAudit(office, act), mall, moving);
    return `${mallUrl} ${done}`;
  };

const commands: Readonly<Record<string, (mallUrl: string, words: Words) => Command>> = {
  add,
  list: () => list,
  pause: move('OPEN', 'PAUSED', 'rests'),
  resume: move('PAUSED', 'OPEN', 'is open again'),
};

await runOfficeCommand(() => {
  const { positionals, values } = readWords();
  const [name = '', mallUrl = '', ...more] = positionals;
  const command = commands[name];
  if (!command || more.length > 0 || (mallUrl === '') !== (name === 'list')) throw new TaskError(usage);
  return command(mallUrl, values);
});
