import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listingOf, phone } from '../../testing/products.ts';
import { commandOf } from '../../testing/run-command.ts';
import { openShop, plan, type Shop } from '../../testing/shop.ts';

const galaxy = phone('HP0001');
let shop: Shop;
let folder: string;
let run: ReturnType<typeof commandOf>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-plans-'));
  const mall = { listings: [listingOf(galaxy)] };
  shop = await openShop({
    products: [galaxy],
    plans: [plan(1)],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', ...mall },
      { mallId: 2, mallUrl: 'hanul', ...mall },
    ],
  });
  run = commandOf('plans', shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function csv(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, `${name}.csv`);
  await writeFile(path, lines.join('\r\n'));
  return path;
}
const planHead =
  '요금제번호,통신사,요금제,월정액,선택약정12개월,선택약정24개월,데이터,혜택,인기,순서,' +
  '최소나이,최대나이,휴대폰,가입방법,가입대상,시작일,종료일';
const phoneHead = '상품번호,통신망,카드용량,카드요금제번호,카드가입방법,카드할인';
const supportHead = '상품번호,용량,요금제번호,가입방법,공통지원금,추가지원금,시작일,종료일';
const ruleHead = '통신사,대상,약정개월,전액반환일수,단계,시작일,종료일';

const stored = async () => {
  const { rows } = await sql<{ prices: number; supports: number; rules: number; names: string }>`
    select (select count(*)::int from carrier_plan_price) as prices, (select count(*)::int from wireless_support) as supports,
      (select count(*)::int from carrier_return_rule) as rules, (select string_agg(name, ',') from carrier_plan) as names
  `.execute(shop.owner);
  return rows[0];
};
beforeEach(async () => {
  await sql`delete from wireless_support`.execute(shop.owner);
  await sql`delete from carrier_return_rule`.execute(shop.owner);
  await sql`delete from carrier_plan_price where valid_from > '2026-02-01'`.execute(shop.owner);
  await sql`delete from carrier_plan where plan_no > 1`.execute(shop.owner);
});

test('a dry run shows what would change and changes nothing; the load then does exactly that, and a second one nothing', async () => {
  const files = [
    ...['--plans', await csv('plans', planHead, '2,하늘텔,하늘 3만,"30,000",7000,7500,5GB,,Y,10,,,5G,,,2026-03-01,')],
    ...['--rules', await csv('rules', ruleHead, '하늘텔,선택약정,24,,6:100 24:-40,2026-03-01,')],
    ...['--supports', await csv('supports', supportHead, 'HP0001,256GB,1,번호이동,200000,50000,2026-03-01,')],
  ];
  const before = await stored();
  const checked = await run('check', 'familyshop', ...files);
  expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('새로 3행, 바뀜 0행, 그대로 0행') });
  expect(checked.text).toContain('이 몰의 목록 가격 1개가 바뀌어요.');
  expect(await stored()).toEqual(before);
  expect(await run('load', 'familyshop', ...files)).toMatchObject({
    code: 0,
    text: expect.stringContaining('저장했어요.'),
  });
  expect(await stored()).toMatchObject({ prices: 2, supports: 1, rules: 1 });
  const { rows } = await sql<{ salePrice: number; mallId: number }>`
    select mall_id, sale_price from listing order by mall_id`.execute(shop.owner);
  // 1,000,000 − 250,000 over 24 months, and 50,000; the other mall has no support.
  expect(rows[0]?.salePrice).toBe(33_208 + 50_000);
  expect(rows[1]?.salePrice).not.toBe(rows[0]?.salePrice);
  const again = await run('load', 'familyshop', ...files);
  expect(again.text).toContain('새로 0행, 바뀜 0행, 그대로 3행. 이 몰의 목록 가격 0개');
  const changed = await csv('supports', supportHead, 'HP0001,256GB,1,번호이동,210000,50000,2026-03-01,2027-01-01');
  const { text } = await run('check', 'familyshop', '--supports', changed);
  expect(text).toMatch(/supports\.csv 2행 바뀜 .*: 공통지원금 200000 → 210000, 종료일 없음 → 2027-01-01/);
});

test('every wrong cell is reported by file, row and column, and nothing is loaded, not even the other files', async () => {
  const files = [
    ...[
      '--plans',
      await csv('plans', planHead, '2,하늘텔,하늘 3만,30000,31000,7500,5GB,,아니오,10,,,5G,,,2026-03-01,'),
    ],
    ...[
      '--rules',
      await csv('rules', ruleHead, '없는통신,선택약정,24,180,6:100,2026-03-01,', '온통신,선택약정,18,90,,2026-03-01,'),
    ],
    '--supports',
    await csv(
      'supports',
      supportHead,
      'HP0001,256GB,1,번호이동,200000,50000,2026-03-01,',
      'HP0001,256GB,1,번호이동,100000,50000,2026-03-01,',
      'HP0001,1TB,9,번호이동,육만,0,2026-03-01,',
      'HP0001,1TB,9,번호이동,0,0,2026-03-01,2026-02-01',
      'HP0001,256GB,1,신규가입,900000,200000,2026-02-30,',
    ),
  ];
  const before = await stored();
  const { code, text } = await run('load', 'familyshop', ...files);
  expect(code).toBe(1);
  for (const named of [
    'plans.csv 2행 [인기]',
    'rules.csv 2행 [통신사]',
    'rules.csv 2행 [단계]',
    'rules.csv 3행 [약정개월]',
    'supports.csv 3행 [시작일] 2행과 같은 내용이에요.',
    'supports.csv 4행 [공통지원금]',
    'supports.csv 5행 [요금제번호]',
    'supports.csv 5행 [용량]',
    'supports.csv 5행 [종료일]',
    'supports.csv 6행 [시작일]',
  ]) {
    expect(text).toContain(named);
  }
  expect(text).toContain('아무것도 바꾸지 않았어요.');
  expect(await stored()).toEqual(before);
});

test('a plan that prices a card cannot end without another price, and a missing column is reported at once', async () => {
  const ended = await csv(
    'plans',
    planHead,
    '1,온통신,요금제 1,50000,12500,12500,10GB,,,1,,,5G,,,2026-01-01,2026-12-01',
  );
  const { code, text } = await run('load', 'familyshop', '--plans', ended);
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('plans.csv 2행 [종료일]') });
  const { rows } = await sql`select 1 from carrier_plan_price where valid_to is not null`.execute(shop.owner);
  expect(rows).toEqual([]);
  const headless = await csv('plans', '요금제번호,통신사', '1,온통신');
  expect((await run('check', 'familyshop', '--plans', headless)).text).toContain('[요금제, 월정액,');
  const torn = await csv('plans', planHead, '1,"온통신');
  expect((await run('check', 'familyshop', '--plans', torn)).text).toContain('CSV로 읽을 수 없어요');
});

const ruleOf = async (planNo: number) => {
  const { rows } = await sql`select min_age, max_age, phone_networks, join_types, persons
    from carrier_plan where plan_no = ${planNo}`.execute(shop.owner);
  return rows[0];
};

test('who may take a plan is loaded as written; an empty cell means everybody', async () => {
  const plans = await csv(
    'plans',
    planHead,
    '2,하늘텔,청년,30000,0,0,5GB,만 19~34세,,10,19,34,5G,"번호이동, 신규가입",개인,2026-03-01,',
    '3,하늘텔,자유,30000,0,0,5GB,,,10,,,,,,2026-03-01,',
    '4,하늘텔,나라사랑,30000,0,0,5GB,,,10,,,5G LTE,기기변경,병사 복지,2026-03-01,',
  );
  expect(await run('load', 'familyshop', '--plans', plans)).toMatchObject({ code: 0 });
  expect(await ruleOf(2)).toEqual({
    ...{ minAge: 19, maxAge: 34, phoneNetworks: ['5G'], joinTypes: ['NEW', 'TRANSFER'], persons: ['INDIVIDUAL'] },
  });
  expect(await ruleOf(3)).toEqual({
    ...{ minAge: null, maxAge: null, phoneNetworks: ['5G', 'LTE'] },
    ...{ joinTypes: ['NEW', 'TRANSFER', 'CHANGE'], persons: ['INDIVIDUAL'] },
  });
  expect(await ruleOf(4)).toMatchObject({
    ...{ phoneNetworks: ['5G', 'LTE'], joinTypes: ['CHANGE'], persons: ['SOLDIER', 'WELFARE'] },
  });
  expect((await run('load', 'familyshop', '--plans', plans)).text).toContain('그대로 3행');
  const changed = await csv('plans', planHead, '3,하늘텔,자유,30000,0,0,5GB,,,10,65,,,,,2026-03-01,');
  expect((await run('check', 'familyshop', '--plans', changed)).text).toContain('최소나이 없음 → 65');
});

test('an impossible rule is reported by its cell, and so is a file without the columns', async () => {
  const plans = await csv(
    'plans',
    planHead,
    '2,하늘텔,가,30000,0,0,5GB,,,10,35,34,5G,,,2026-03-01,',
    '3,하늘텔,나,30000,0,0,5GB,,,10,열,,6G,편지,모두,2026-03-01,',
  );
  const { code, text } = await run('load', 'familyshop', '--plans', plans);
  expect(code).toBe(1);
  for (const named of ['2행 [최대나이]', '3행 [최소나이]', '3행 [휴대폰]', '3행 [가입방법]', '3행 [가입대상]']) {
    expect(text).toContain(`plans.csv ${named}`);
  }
  const before = planHead.replace('최소나이,최대나이,휴대폰,가입방법,가입대상,', '');
  const old = await csv('plans', before, '2,하늘텔,가,30000,0,0,5GB,,,10,2026-03-01,');
  expect((await run('check', 'familyshop', '--plans', old)).text).toContain(
    '[최소나이, 최대나이, 휴대폰, 가입방법, 가입대상]',
  );
  expect(await ruleOf(2)).toBeUndefined();
});

test('a card cannot be priced by a choice that is not open to everybody, by neither file', async () => {
  const line = (rest: string) => `1,온통신,요금제 1,50000,12500,12500,10GB,,,1,${rest},2026-01-01,`;
  const refused = async (rest: string, reason: string) => {
    const { code, text } = await run('load', 'familyshop', '--plans', await csv('plans', planHead, line(rest)));
    expect({ code, text }).toMatchObject({
      code: 1,
      text: expect.stringContaining(`HP0001 카드의 기준인데, ${reason}`),
    });
  };
  await refused(',18,5G,,', '만 18세 이하만 가입할 수 있어요.');
  await refused(',,LTE,,', 'LTE 휴대폰에서만 쓸 수 있는 요금제예요.');
  await refused(',,5G,신규가입,', '신규가입할 때만 고를 수 있어요.');
  await refused(',,5G,,법인', '법인만 가입할 수 있어요.');
  const phones = await csv('phones', phoneHead, 'HP0001,LTE,256GB,1,번호이동,공통지원금');
  expect((await run('load', 'familyshop', '--phones', phones)).text).toContain('phones.csv 2행 [카드요금제번호]');
  expect(await ruleOf(1)).toMatchObject({ maxAge: null, phoneNetworks: ['5G'] });
});

test('a phone’s network and card are loaded, the list price follows, and unknown phones and plans are reported', async () => {
  const wrong = await csv(
    'phones',
    phoneHead,
    'HP0001,5G,1TB,9,번호이동,공통지원금',
    'HP0001,3G,256GB,1,번호이동,둘다',
  );
  const { code, text } = await run('load', 'familyshop', '--phones', wrong);
  expect(code).toBe(1);
  for (const named of ['2행 [카드용량]', '2행 [카드요금제번호]', '3행 [통신망]', '3행 [카드할인]'])
    expect(text).toContain(named);
  const plans = await csv('plans', planHead, '5,온통신,가벼운,20000,0,5000,5GB,,,10,,,5G,,,2026-02-02,');
  const phones = await csv('phones', phoneHead, 'HP0001,5G,256GB,5,기기변경,선택약정');
  const done = await run('load', 'familyshop', '--plans', plans, '--phones', phones);
  expect(done).toMatchObject({ code: 0, text: expect.stringContaining('카드요금제번호 1 → 5') });
  const { rows } = await sql<{ salePrice: number }>`select sale_price from listing where mall_id = 1`.execute(
    shop.owner,
  );
  expect(rows[0]?.salePrice).toBe(44_277 + 15_000);
  const back = await csv('phones', phoneHead, 'HP0001,5G,256GB,1,번호이동,공통지원금');
  expect(await run('load', 'familyshop', '--phones', back)).toMatchObject({ code: 0 });
});

test('the database itself refuses a card that is not open to everybody', async () => {
  const refusal = /not everybody may take/;
  await expect(sql`update carrier_plan set max_age = 18 where plan_no = 1`.execute(shop.owner)).rejects.toThrow(
    refusal,
  );
  await expect(sql`update wireless_model set network = 'LTE'`.execute(shop.owner)).rejects.toThrow(refusal);
  await expect(
    sql`update carrier_plan set join_types = '{NEW,CHANGE}' where plan_no = 1`.execute(shop.owner),
  ).rejects.toThrow(refusal);
  await expect(sql`update carrier_plan set join_types = '{}' where plan_no = 1`.execute(shop.owner)).rejects.toThrow(
    /check/,
  );
});

test('EUC-KR is read, another order of columns too', async () => {
  const path = join(folder, 'old.csv');
  // 통신사 and 온통신 in EUC-KR; the rest of the headings as bytes of the same table.
  const head = Buffer.from(
    'c5ebbdc5bbe72cb4ebbbf32cbee0c1a4b0b3bff92cc0fcbed7b9ddc8afc0cfbcf62cb4dcb0e82cbdc3c0dbc0cf2cc1beb7e1c0cf',
    'hex',
  );
  const line = Buffer.concat([
    Buffer.from('bfc2c5ebbdc5', 'hex'),
    Buffer.from(','),
    Buffer.from('bcb1c5c3bee0c1a4', 'hex'),
    Buffer.from(',24,180,,2026-03-01,'),
  ]);
  await writeFile(path, Buffer.concat([head, Buffer.from('\n'), line]));
  expect(await run('load', 'familyshop', '--rules', path)).toMatchObject({
    code: 0,
    text: expect.stringContaining('새로 1행'),
  });
  const turned = await csv(
    'rules',
    '종료일,시작일,단계,전액반환일수,약정개월,대상,통신사',
    ',2026-03-01,,180,24,선택약정,온통신',
  );
  expect((await run('check', 'familyshop', '--rules', turned)).text).toContain('그대로 1행');
});

test('an unknown argument prints the usage, and an unknown mall or file is reported', async () => {
  const path = await csv('rules', ruleHead);
  for (const words of [[], ['check', 'familyshop'], ['burn', 'familyshop', '--rules', path]]) {
    expect(await run(...words)).toMatchObject({ code: 1, text: expect.stringContaining('npm run plans --') });
  }
  expect((await run('check', 'nobody', '--rules', path)).text).toContain('there is no mall nobody');
  expect((await run('check', 'familyshop', '--rules', `${path}.x`)).text).toContain('cannot be read');
});
