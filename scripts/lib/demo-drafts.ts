import { saveTheme } from '../../apps/api/src/modules/theme/office/change-theme.ts';
import { holdNew, holdNext } from '../../apps/api/src/publishing/hold.ts';
import { boardType, popupType } from '../../packages/contracts/src/codes.ts';
import type { PopupBody } from '../../packages/contracts/src/content-body.ts';
import type { ExhibitionWords } from '../../packages/contracts/src/office/exhibitions.ts';
import type { HomeArea } from '../../packages/contracts/src/office/home.ts';
import type { PostBody } from '../../packages/contracts/src/post-body.ts';
import type { Database } from '../../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../../packages/db/src/in-mall.ts';
import { mallRowOf } from '../../packages/db/src/seed/content/mall-row.ts';
import { malls } from '../../packages/db/src/seed/content/malls.ts';
import { homeKeys } from '../../packages/domain/src/home-areas.ts';
import { seoulDayOf } from '../../packages/domain/src/seoul-day.ts';
import { startColours } from '../../packages/domain/src/theme/start-theme.ts';

const templates = [
  {
    name: '배송 일정',
    category: 'DELIVERY',
    body: '{회원이름}님, 안녕하세요.\n주문하신 상품은 내일까지 도착할 예정이에요. 늦어지면 먼저 알려 드릴게요.',
  },
  {
    name: '단순 변심 반품비',
    category: 'CLAIM',
    body: '{회원이름}님, 안녕하세요.\n단순 변심 반품은 배송비를 빼고 환불해 드려요. 수거는 신청하신 다음 날부터 시작해요.\n궁금한 점은 {고객센터}로 연락해 주세요.',
  },
];

/** Answers that are prepared for all malls. */
export const addDemoTemplates = (database: Database): Promise<unknown> =>
  database.insertInto('answerTemplate').values(templates).execute();

const day = 24 * 60 * 60_000;

const notice = (title: string, label: string, text: string): PostBody => ({
  ...{ title, label, summary: '', html: `<p>${text}</p>`, image: '', author: '고객센터' },
  ...{ isPinned: false, productNos: [], files: [] },
});
const draft = notice('설 연휴 배송 안내', '배송', '설 연휴에는 택배가 쉬어요. 마감 날짜가 정해지면 채워 주세요.');
const scheduled = notice(
  '정기 점검 안내',
  '점검',
  '새벽 2시부터 30분 동안 주문과 결제가 멈춰요. 담아 둔 상품은 그대로 남아요.',
);

const html = '<p>12월 31일은 택배가 일찍 마감해요. 낮 12시까지 주문하면 그날 보내 드려요.</p>';
const popup: PopupBody = {
  ...{ title: '연말 배송 안내', popupType: popupType.window, device: null, html, image: '', shownHtml: html },
  ...{ link: '/board/boardList', place: 2 },
};

type Days = Pick<ExhibitionWords, 'startsOn' | 'endsOn'>;

/** A clearance of the winter's stock, with the first products of the mall. */
const exhibition = (title: string, productNos: readonly string[], days: Days): ExhibitionWords => ({
  ...{ ...days, title, kicker: '연말 준비', subtitle: '한 해를 마무리하는 물건을 모았어요', description: '' },
  ...{
    image: 'scenes/winter',
    colourFrom: '#eef3f8',
    colourTo: '#d9e4ef',
    isOnDark: false,
    categoryNo: null,
    place: 1,
  },
  noticeLines: ['준비한 수량이 다 팔리면 일찍 끝나요.'],
  sections: [
    {
      ...{ anchor: '한눈에', title: '가장 많이 찾는 물건', description: '', productNos: [...productNos] },
      benefits: [{ kicker: '오늘 출발', title: '오후 2시 전\n주문하면', image: 'emoji/truck' }],
    },
  ],
});
/** A scheduled theme in this mall. */
export async function draftDemoTheme(database: Database): Promise<void> {
  const mall = malls.find(({ mallUrl }) => mallUrl === 'hanul');
  if (!mall) return;
  const { logo, footerLogo: footLogo, style } = mallRowOf(mall);
  const colours = { ...startColours(style), banner: '#1d7a5c', foot: '#10281f', corner: 'ROUND' } as const;
  const theme = { ...colours, logo, footLogo, favicon: '' };
  await saveTheme({ database, clock: () => new Date() }, mall, theme, { version: 0, staffNo: null });
}

/** Moves the last item of an area to the front. */
const turned = ({ items, ...area }: HomeArea): HomeArea => ({
  ...area,
  items: [...items.slice(-1), ...items.slice(0, -1)],
});

/**
 * Unpublished content in the office of each demo mall: drafts of a notice, an exhibition and a home, and a notice, a popup,
 * an exhibition and keywords scheduled for three days ahead.
 */
export async function draftDemoNotices(database: Database): Promise<void> {
  const madeAt = new Date();
  const startsAt = new Date(madeAt.getTime() + 3 * day);
  const endsAt = new Date(madeAt.getTime() + 10 * day);
  for (const mall of malls)
    await inMall(database, mall, async (transaction) => {
      const own = { staffNo: null, madeAt };
      await holdNew(transaction, boardType.notice, {
        ...{ ...own, state: 'DRAFT', startsAt: null, endsAt: null, body: draft },
      });
      await holdNew(transaction, boardType.notice, {
        ...{ ...own, state: 'SCHEDULED', startsAt, endsAt, body: scheduled },
      });
      await holdNext(transaction, { kind: 'HOME', key: homeKeys.mobile }, (held) => ({
        ...{ ...held, ...own, state: 'DRAFT', startsAt: null },
        body: { ...held.body, corners: held.body.corners.map(turned) },
      }));
      await holdNew(transaction, 'POPUP', { ...own, state: 'SCHEDULED', startsAt, endsAt, body: popup });
      await draftDisplays(transaction, { ...own, startsAt, endsAt });
    });
}

type Plan = { readonly staffNo: null; readonly madeAt: Date; readonly startsAt: Date; readonly endsAt: Date };

async function draftDisplays(transaction: MallTransaction, { startsAt, endsAt, ...own }: Plan): Promise<void> {
  const listed = await transaction
    .selectFrom('listing')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('isVisible', '=', true)
    .where('kind', '=', 'goods')
    .orderBy('sortOrder')
    .orderBy('productNo')
    .limit(8)
    .execute();
  const productNos = listed.map(({ productNo }) => productNo);
  const planned = { ...own, state: 'SCHEDULED', startsAt, endsAt } as const;
  const days = { startsOn: seoulDayOf(startsAt), endsOn: seoulDayOf(endsAt) };
  const smart = ['연말 선물', '크리스마스', '가습기', '전기요', '홈파티'];
  await holdNew(transaction, 'KEYWORDS', {
    ...planned,
    body: { title: '연말 검색어', smart, popular: smart.slice(0, 3) },
  });
  // A mall without goods has nothing to exhibit.
  if (productNos.length === 0) return;
  await holdNew(transaction, 'EXHIBITION', {
    ...planned,
    body: exhibition('연말 마무리전', productNos.slice(0, 5), days),
  });
  await holdNew(transaction, 'EXHIBITION', {
    ...{ ...own, state: 'DRAFT', startsAt: null, endsAt: null },
    body: exhibition('새해맞이 기획전', productNos.slice(3), days),
  });
}
