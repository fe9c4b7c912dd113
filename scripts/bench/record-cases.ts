import { buildApp } from '../../apps/api/src/app.ts';
import { loadConfig } from '../../apps/api/src/config.ts';
import { connectApplication, connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { loginUrl } from '../../packages/db/src/logins.ts';
import type { BenchCase, Known, PhoneChoice } from './cases.ts';
import type { Recording, record, Statement } from './recording.ts';

/** The mall of the demo set that lists all goods of the large one, and its member. */
const mallUrl = 'familyshop';
const demoMember = { id: 'demo', password: 'Demo!2026', mallId: 1 };

export type Recorded = {
  readonly cases: readonly BenchCase[];
  readonly recordings: readonly Recording[];
  /** Of a signed-in member. */
  readonly headers: Readonly<Record<string, string>>;
};

type Script = { readonly casesOf: (known: Known) => BenchCase[]; readonly record: typeof record };

/** Sends every request of every case in this process and records what the mall did. */
export async function recordCases(
  url: string,
  settings: Readonly<Record<string, string>>,
  script: Script,
): Promise<Recorded> {
  const heard: Statement[] = [];
  const onStatement = (text: string, parameters: readonly unknown[]) => heard.push({ text, parameters });
  const database = connectApplication({ url: loginUrl(url, 'application'), maxConnections: 1, onStatement });
  const owner = connectDatabase({ url, maxConnections: 1 });
  const app = await buildApp({ config: loadConfig(settings), database });
  try {
    const host = { host: `${mallUrl}.localhost` };
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/mall/auth/sign-in',
      headers: host,
      payload: demoMember,
    });
    const headers = { ...host, authorization: `Bearer ${reply.json().data.accessToken}` };
    const cases = script.casesOf({ mallUrl, ...(await pickSubjects(owner)) });
    const recordings: Recording[] = [];
    for (const request of cases.flatMap(({ requests }) => requests)) {
      recordings.push(await script.record(app, request, { headers, heard }));
    }
    return { cases, recordings, headers };
  } finally {
    await app.close();
    await database.destroy();
    await owner.destroy();
  }
}

/** The categories with the most goods, goods from all over the catalogue, and phones with a choice of each. */
async function pickSubjects(owner: Database): Promise<Omit<Known, 'mallUrl'>> {
  const goods = owner.selectFrom('listing').where('mallId', '=', 1).where('isOn', '=', true);
  const categories = await goods
    .select('categoryNo')
    .where('productNo', 'like', 'GD%')
    .groupBy('categoryNo')
    .orderBy((builder) => builder.fn.countAll(), 'desc')
    .limit(8)
    .execute();
  const products = await goods
    .select('productNo')
    .where('productNo', 'like', 'GD%')
    .orderBy((builder) => builder.fn('md5', ['productNo']))
    .limit(20)
    .execute();
  return {
    categories: categories.map(({ categoryNo }) => categoryNo),
    goods: products.map(({ productNo }) => productNo),
    phones: await pickPhones(owner),
  };
}

/** Phones with a plan that anybody may take with them: others are refused. */
function pickPhones(owner: Database): Promise<PhoneChoice[]> {
  return owner
    .selectFrom('wirelessSupport as support')
    .innerJoin('wirelessModel as phone', 'phone.productNo', 'support.productNo')
    .innerJoin('carrierPlan as plan', 'plan.planNo', 'support.planNo')
    .distinctOn('support.productNo')
    .select(['support.productNo', 'support.memory', 'support.planNo', 'support.joinType'])
    .where('support.mallId', '=', 1)
    .where('plan.minAge', 'is', null)
    .where('plan.maxAge', 'is', null)
    .where((is) => is('phone.network', '=', is.fn.any('plan.phoneNetworks')))
    .where((is) => is('support.joinType', '=', is.fn.any('plan.joinTypes')))
    .orderBy('support.productNo')
    .orderBy('support.planNo')
    .limit(20)
    .execute();
}
