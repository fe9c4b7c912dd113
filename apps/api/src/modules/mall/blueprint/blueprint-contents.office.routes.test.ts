import type { getBlueprint, getInheritance, LockForeseen } from '@mall/contracts/office/blueprints';
import type { listOfficeFaqs } from '@mall/contracts/office/faqs';
import type { InheritedContent } from '@mall/contracts/office/inherited-sections';
import type { LockedBy } from '@mall/contracts/office/locked-by';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { inMall } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blueprint, childOf, makeMall } from '../../../testing/blueprints.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let chief: StaffClient;
let parentId = 0;
let childId = 0;
let made = 0;
beforeAll(async () => {
  shop = await openShop();
  chief = await addStaff(shop, { role: 'SUPER' });
});
afterAll(() => shop.close());

const child = (name = '새봄몰') => {
  made += 1;
  return makeMall(chief, { mallUrl: `child-${made}`, name }, childOf(parentId));
};

const item = (title: string, link = '/home') => ({
  ...{ title, subtitle: '', kicker: '', label: '', image: '', link, goodsGroupNo: '' },
  ...{ colourFrom: null, colourTo: null, isOnDark: false, startsAt: null, endsAt: null },
});
const kinds = { home: 'HOME', popups: 'POPUP', keywords: 'KEYWORDS' } as const;
const showNow = (mallId: number, kind: string, key: number, version: number) =>
  chief.post(`/malls/${mallId}/contents/${kind}/${key}/move`, {
    body: { to: 'LIVE', startsAt: null, endsAt: null, version },
  });

/** Posts and annexes have their own rules (blueprint-boards.office.routes.test.ts). */
type Filled = Exclude<InheritedContent, 'boards' | 'annexes'>;
/** Writes a section as staff do in the office; `no` identifies its first item. */
const put: Readonly<Record<Filled, (mallId: number, words: string) => Promise<{ code: string; no: string }>>> = {
  menu: async (mallId, words) => {
    const body = { name: words, url: '', isShown: true, isOnMobile: true, parentNo: null, type: 'GD05302' };
    const { code, data } = await chief.post<{ categoryNo: string }>(`/malls/${mallId}/categories`, { body });
    return { code, no: data?.categoryNo ?? '' };
  },
  faq: async (mallId, words) => {
    const body = { category: '몰', question: words, answerHtml: `<p>${words}</p>` };
    const { code, data } = await chief.post<{ faqNo: number }>(`/malls/${mallId}/faqs`, { body });
    return { code, no: String(data?.faqNo) };
  },
  popups: async (mallId, words) => {
    const body = {
      title: words,
      popupType: 'DP01801',
      device: null,
      html: `<p>${words}</p>`,
      image: '',
      link: '',
      place: 1,
    };
    const { code, data } = await chief.post<{ key: number; version: number }>(`/malls/${mallId}/popups`, { body });
    if (data) await showNow(mallId, 'POPUP', data.key, data.version);
    return { code, no: String(data?.key) };
  },
  keywords: async (mallId, words) => {
    const body = { title: words, smart: [words], popular: [] };
    const { code, data } = await chief.post<{ key: number; version: number }>(`/malls/${mallId}/keyword-sets`, {
      body,
    });
    if (data) await showNow(mallId, 'KEYWORDS', data.key, data.version);
    return { code, no: String(data?.key) };
  },
  home: async (mallId, words) => {
    const home = `/malls/${mallId}/homes/pc`;
    const version = (await chief.get<{ version: number }>(home)).data?.version;
    const areas = [{ area: '012001', title: '', subtitle: '', link: '', items: [item(words)] }];
    const { code, data } = await chief.put<{ version: number }>(home, { body: { areas, version } });
    if (data) await showNow(mallId, 'HOME', homeKeys.pc, data.version);
    return { code, no: String(homeKeys.pc) };
  },
};
const sections = Object.keys(put) as Filled[];

const shownBy: Readonly<Record<Filled, string>> = {
  menu: 'select name as words, coalesce(sort_order, 0) as place from category',
  faq: 'select question as words, sort_order as place from faq',
  popups: `select regexp_replace(html, '<[^>]*>', '', 'g') as words, popup_no as place from popup`,
  keywords: 'select name as words, sort_order as place from smart_keyword',
  home: `select items #>> '{0,title}' as words, sort_order as place from corner where device = 'pc' and items <> '[]'`,
};
/** The content of a section in the tables that the shop reads. */
const shown = async (mallId: number, section: Filled): Promise<string[]> => {
  const query = sql.raw<{ words: string }>(shownBy[section]);
  return inMall(shop.app.dependencies.database, { mallId }, async (transaction) => {
    const { rows } = await sql<{ words: string }>`select words from (${query}) shown order by place`.execute(
      transaction,
    );
    return rows.map(({ words }) => words);
  });
};
const saveFaq = async (mallId: number, question: string, changed: string) => {
  const { data } = await chief.get<OfficeData<typeof listOfficeFaqs>>(`/malls/${mallId}/faqs`);
  const found = data?.faqs.find((one) => one.question === question);
  const body = { category: '몰', question: changed, answerHtml: `<p>${changed}</p>`, version: found?.version };
  return chief.put(`/malls/${mallId}/faqs/${found?.faqNo}`, { body });
};

type Outcome = { mallId: number; outcome: string; kept: number };
const bring = async (section: Filled, ...mallIds: number[]) =>
  (await chief.post<Outcome[]>(`/malls/${parentId}/blueprint/${section}/copy`, { body: { mallIds } })).data ?? [];
const lock = (section: string, isLocked: boolean) =>
  chief.put(`/malls/${parentId}/blueprint/${section}/lock`, { body: { isLocked } });
const comparison = async (mallId: number, section: Filled) =>
  (await chief.get<OfficeData<typeof getInheritance>>(`/malls/${mallId}/inheritance`)).data?.sections.find(
    (one) => one.section === section,
  );
const decide = (mallId: number, section: Filled, body: object) =>
  chief.post<{ mode: string }>(`/malls/${mallId}/inheritance/${section}`, { body });
const isSame = async (mallId: number, section: Filled) => {
  const { data } = await chief.get<OfficeData<typeof getBlueprint>>(`/malls/${parentId}/blueprint`);
  const parts = data?.children.find((one) => one.mallId === mallId)?.parts;
  return parts?.find((one) => one.section === section)?.isSame;
};
/** Runs a statement with the office's login, bypassing its screens. */
const asOffice = (mallId: number, statement: string) =>
  inMall(shop.officeDatabase, { mallId }, (transaction) => sql.raw(statement).execute(transaction));

beforeEach(async () => {
  made += 1;
  parentId = await makeMall(chief, { mallUrl: `parent-${made}`, name: '기업 복지몰' }, blueprint);
  for (const section of sections) await put[section](parentId, '처음');
  childId = await child();
});

describe('the content of a blueprint', () => {
  test('is in a new mall from the start, under the mall’s own name', async () => {
    await put.faq(parentId, '기업 복지몰은 무엇인가요?');
    const mallId = await child('온봄몰');
    for (const section of sections)
      expect([section, await shown(mallId, section)]).toEqual([section, expect.arrayContaining(['처음'])]);
    expect(await shown(mallId, 'faq')).toContain('온봄몰은 무엇인가요?');
    for (const section of sections) expect([section, await isSame(mallId, section)]).toEqual([section, true]);
  });

  test.for(sections)('reaches its malls when it is brought: %s', async (section) => {
    await put[section](parentId, '나중');
    expect(await shown(childId, section)).not.toContain('나중');
    expect(await isSame(childId, section)).toBe(false);
    expect(await bring(section, childId)).toEqual([{ mallId: childId, outcome: 'COPIED', kept: 0 }]);
    expect(await shown(childId, section)).toEqual(await shown(parentId, section));
    expect(await isSame(childId, section)).toBe(true);
  });

  test('is removed from its malls when it is removed from the blueprint, except menus in use', async () => {
    const { no } = await put.menu(parentId, '가전');
    const faq = await put.faq(parentId, '지울 질문');
    await bring('menu', childId);
    await bring('faq', childId);
    await inMall(shop.owner, { mallId: childId }, (transaction) =>
      sql`insert into exhibition (mall_id, exhibition_no, category_no, title, image, colour_from, colour_to, starts_on, ends_on)
        values (${childId}, 1, ${no}, 't', 'i', '#000000', '#000000', now(), now())`.execute(transaction),
    );
    await chief.delete(`/malls/${parentId}/categories/${no}`);
    await chief.delete(`/malls/${parentId}/faqs/${faq.no}`);
    await bring('menu', childId);
    await bring('faq', childId);
    expect(await shown(childId, 'menu')).toContain('가전');
    expect(await shown(childId, 'faq')).not.toContain('지울 질문');
  });

  test('never links to things that stay with the blueprint: no banner of its exhibitions is in its malls', async () => {
    const home = `/malls/${parentId}/homes/pc`;
    const version = (await chief.get<{ version: number }>(home)).data?.version;
    const items = [item('남는 배너'), item('기획전 배너', '/exhibition/detailExhibition/1')];
    const areas = [{ area: '012001', title: '', subtitle: '', link: '', items }];
    const { data } = await chief.put<{ version: number }>(home, { body: { areas, version } });
    await showNow(parentId, 'HOME', homeKeys.pc, data?.version ?? 0);
    await bring('home', childId);
    const { rows } = await sql<{ titles: string[] }>`
      select array(select i ->> 'title' from jsonb_array_elements(items) i) as titles
      from corner where mall_id = ${childId} and device = 'pc'`.execute(shop.owner);
    expect(rows).toEqual([{ titles: ['남는 배너'] }]);
    expect(await isSame(childId, 'home')).toBe(true);
  });

  test('is invisible to strangers, like the mall that begins with it', async () => {
    for (const mallUrl of [`parent-${made - 1}`, `child-${made}`]) {
      const url = `/api/v1/mall/pre/layout/login?mallUrl=${mallUrl}&device=pc`;
      const reply = await shop.app.inject({ url, headers: { host: `${mallUrl}.localhost` } });
      expect([mallUrl, reply.statusCode]).toEqual([mallUrl, 404]);
      expect(reply.body).not.toMatch(/기업 복지몰|새봄몰/);
    }
  });
});

describe('content that a mall has made its own', () => {
  test('stays, item by item, while the others continue to follow', async () => {
    await put.faq(parentId, '둘째');
    await bring('faq', childId);
    expect((await saveFaq(childId, '처음', '이 몰의 처음')).status).toBe(200);
    await saveFaq(parentId, '처음', '처음을 고침');
    await saveFaq(parentId, '둘째', '둘째를 고침');
    expect(await bring('faq', childId)).toEqual([{ mallId: childId, outcome: 'COPIED', kept: 1 }]);
    expect(await shown(childId, 'faq')).toEqual(expect.arrayContaining(['이 몰의 처음', '둘째를 고침']));
    const row = (await comparison(childId, 'faq'))?.rows.find(({ isSame: same }) => !same);
    expect(row).toMatchObject({
      name: '처음을 고침',
      copied: expect.stringContaining('· 처음 ·'),
      parent: expect.stringContaining('처음을 고침'),
      own: expect.stringContaining('이 몰의 처음'),
    });
  });

  test('can be kept or given up, item by item', async () => {
    await saveFaq(childId, '처음', '이 몰의 처음');
    await saveFaq(parentId, '처음', '처음을 고침');
    const field = (await comparison(childId, 'faq'))?.rows.find(({ isSame: same }) => !same)?.field;
    expect((await decide(childId, 'faq', { act: 'KEEP', field })).data).toEqual({ mode: 'INHERIT' });
    const kept = (await comparison(childId, 'faq'))?.rows.find((row) => row.field === field);
    expect(kept?.copied).toBe(kept?.parent);
    expect(await shown(childId, 'faq')).toContain('이 몰의 처음');
    await decide(childId, 'faq', { act: 'TAKE', field });
    expect(await shown(childId, 'faq')).toContain('처음을 고침');
    expect(await shown(childId, 'faq')).not.toContain('이 몰의 처음');
    expect((await decide(childId, 'faq', { act: 'TAKE', field: '9999' })).code).toBe('4040');
    expect((await decide(childId, 'faq', { act: 'TAKE', field: "'; drop" })).code).toBe('4040');
  });

  test('as a whole is not reached until it follows again', async () => {
    expect((await decide(childId, 'home', { act: 'KEEP' })).data).toEqual({ mode: 'OWN' });
    await put.home(parentId, '나중');
    expect(await bring('home', childId)).toEqual([{ mallId: childId, outcome: 'OWN', kept: 0 }]);
    expect(await shown(childId, 'home')).toEqual(['처음']);
    expect((await decide(childId, 'home', { act: 'TAKE' })).data).toEqual({ mode: 'INHERIT' });
    expect(await shown(childId, 'home')).toEqual(['나중']);
  });
});

describe('a locked section', () => {
  const frontOf = async (section: Filled) => {
    const paths = { menu: 'categories', faq: 'faqs', home: 'homes/pc', popups: 'popups/1', keywords: 'keyword-sets/1' };
    type Front = { mayWrite: boolean; lockedBy: LockedBy | null };
    return (await chief.get<Front>(`/malls/${childId}/${paths[section]}`)).data;
  };
  const table = (section: Filled) =>
    section === 'menu' ? 'category' : section === 'faq' ? 'faq' : `content_revision where kind = '${kinds[section]}'`;
  const changes = (section: Filled): string[] => {
    if (section === 'menu' || section === 'faq')
      return [`delete from ${table(section)}`, `update ${table(section)} set sort_order = 77`];
    const [name, where] = table(section).split(' where ');
    return [
      `update ${name} set is_current = false where ${where}`,
      `insert into content_revision (mall_id, kind, key, revision_no, is_current, state, starts_at, body, made_at)
       select mall_id, kind, key, 99, false, 'LIVE', now(), '{"title": "몰래"}', now() from content_revision where ${where} limit 1`,
    ];
  };

  test.for(sections)(
    'is refused to screens and to SQL alike, and given back when it is unlocked: %s',
    async (section) => {
      expect(await frontOf(section)).toMatchObject({ mayWrite: true, lockedBy: null });
      await lock(section, true);
      expect(await bring(section, childId)).toEqual([{ mallId: childId, outcome: 'COPIED', kept: 0 }]);
      expect(await frontOf(section)).toMatchObject({
        mayWrite: false,
        lockedBy: { mallId: parentId, name: '기업 복지몰' },
      });
      const before = await shown(childId, section);
      expect((await put[section](childId, '이 몰')).code).toBe('4090');
      for (const statement of changes(section)) await expect(asOffice(childId, statement)).rejects.toThrow('locked');
      const unlock = `update mall_inheritance set mode = 'OWN' where section = '${section}'`;
      await expect(asOffice(childId, unlock)).rejects.toThrow('locked');
      for (const act of ['KEEP', 'TAKE'])
        expect((await decide(childId, section, { act, field: section === 'menu' ? '10' : '1' })).code).toMatch(
          /4090|4040/,
        );
      expect((await decide(childId, section, { act: 'KEEP' })).code).toBe('4090');
      expect(await shown(childId, section)).toEqual(before);
      await lock(section, false);
      await bring(section, childId);
      expect((await put[section](childId, '이 몰')).code).toBe('0000');
      expect(await shown(childId, section)).toContain('이 몰');
    },
  );

  test('replaces what the mall has changed, ends the popups and keywords that it has added, and keeps its questions and menus', async () => {
    await saveFaq(childId, '처음', '이 몰의 처음');
    for (const section of sections) await put[section](childId, '이 몰');
    const foreseen = async (section: Filled) =>
      (await chief.get<LockForeseen>(`/malls/${parentId}/blueprint/${section}/lock`)).data;
    expect(await foreseen('popups')).toEqual({
      changing: 1,
      malls: [{ mallId: childId, name: '새봄몰', rows: [], ending: ['이 몰'] }],
    });
    const faq = await foreseen('faq');
    expect(faq?.malls[0]?.rows).toEqual([
      expect.objectContaining({ name: '처음', own: expect.stringContaining('이 몰의 처음') }),
    ]);
    expect(await shown(childId, 'faq')).toContain('이 몰의 처음');
    for (const section of sections) {
      await lock(section, true);
      await bring(section, childId);
    }
    expect(await shown(childId, 'popups')).toEqual(['처음']);
    expect(await shown(childId, 'keywords')).toEqual(['처음']);
    expect(await shown(childId, 'home')).toEqual(['처음']);
    expect(await shown(childId, 'faq')).toEqual(expect.arrayContaining(['처음', '이 몰']));
    expect(await shown(childId, 'menu')).toEqual(expect.arrayContaining(['처음', '이 몰']));
    expect((await foreseen('faq'))?.changing).toBe(0);
  });

  test('cannot be viewed, locked or brought by staff whose permission is for other malls', async () => {
    const elsewhere = await addStaff(shop, { role: 'SUPER', mallIds: [1] });
    const md = await addStaff(shop, { role: 'MD' });
    for (const staff of [elsewhere, md]) {
      const path = `/malls/${parentId}/blueprint/home`;
      expect((await staff.get(`${path}/lock`)).code).toBe('4040');
      expect((await staff.put(`${path}/lock`, { body: { isLocked: true } })).code).toBe('4040');
      expect((await staff.post(`${path}/copy`, { body: { mallIds: [childId] } })).code).toBe('4040');
      expect((await staff.post(`/malls/${childId}/inheritance/home`, { body: { act: 'TAKE' } })).code).toBe('4040');
    }
    expect((await chief.get('/malls/1/blueprint/home/lock')).code).toBe('4040');
  });

  test('is not available through the database’s functions in a mall that follows nothing', async () => {
    const call = `select follow_blueprint('faq', null, true, false, '{}', null, now())`;
    await expect(asOffice(1, call)).rejects.toThrow();
    const asShop = inMall(shop.app.dependencies.database, { mallId: childId }, (transaction) =>
      sql.raw(call).execute(transaction),
    );
    await expect(asShop).rejects.toThrow('permission denied');
  });
});

describe('failures and concurrency', () => {
  /** Ends the connection that waits for a lock, as a killed server does. */
  const killWaiting = async () => {
    const waiting = () =>
      sql<{ pid: number }>`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
          and query like '%follow_blueprint%'`.execute(shop.owner);
    await expect.poll(async () => (await waiting()).rows.length).toBe(1);
    for (const { pid } of (await waiting()).rows)
      await sql`select pg_terminate_backend(${pid}::int)`.execute(shop.owner);
  };

  test('a server that dies halfway through a mall leaves it unchanged, and the remaining malls are reached afterwards', async () => {
    await put.faq(parentId, '둘째');
    await bring('faq', childId);
    const otherId = await child('다른몰');
    await saveFaq(parentId, '처음', '고친 처음');
    await saveFaq(parentId, '둘째', '고친 둘째');
    const before = await shown(childId, 'faq');
    // The last question cannot be written until the lock is released; everything before it has been written by then.
    let spreading: Promise<Outcome[]> = Promise.resolve([]);
    await inMall(shop.owner, { mallId: childId }, async (transaction) => {
      await sql`select from faq where mall_id = ${childId} and question = '처음' for update`.execute(transaction);
      spreading = bring('faq', otherId, childId);
      await killWaiting();
      await spreading;
    });
    expect((await spreading).map(({ outcome }) => outcome)).toEqual(['COPIED', 'FAILED']);
    expect(await shown(childId, 'faq')).toEqual(before);
    expect(await isSame(childId, 'faq')).toBe(false);
    expect(await shown(otherId, 'faq')).toEqual(await shown(parentId, 'faq'));
    expect((await bring('faq', childId, otherId)).map(({ outcome }) => outcome)).toEqual(['COPIED', 'COPIED']);
    expect(await shown(childId, 'faq')).toEqual(await shown(parentId, 'faq'));
  });

  test('concurrent changes of the blueprint and one of its malls lose nothing', async () => {
    let last = '처음';
    for (const at of [1, 2, 3, 4, 5, 6]) {
      await saveFaq(parentId, at === 1 ? '처음' : `블루프린트 ${at - 1}`, `블루프린트 ${at}`);
      const [saved] = await Promise.all([saveFaq(childId, last, `몰 ${at}`), bring('faq', childId)]);
      const now = (await shown(childId, 'faq')).find((words) => /^(몰|블루프린트) /.test(words)) ?? '';
      expect([saved.code, now]).toEqual(saved.code === '0000' ? ['0000', `몰 ${at}`] : ['4090', `블루프린트 ${at}`]);
      last = now;
    }
  });

  test('a menu, a home and a popup saved while they are being locked end as the blueprint says, or are saved before it', async () => {
    for (const section of ['menu', 'popups', 'home'] as const) {
      await lock(section, true);
      const [own] = await Promise.all([put[section](childId, '이 몰'), bring(section, childId)]);
      expect([section, own.code]).toEqual([section, expect.stringMatching(/^(0000|4090)$/)]);
      await bring(section, childId);
      if (section !== 'menu') expect(await shown(childId, section)).toEqual(['처음']);
      expect((await put[section](childId, '그 뒤')).code).toBe('4090');
    }
  });
});
