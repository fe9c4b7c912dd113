import { boardType } from '@mall/contracts/codes';
import { expect, test } from 'vitest';
import { thingAt } from './page-thing.ts';

const goods = { of: 'product', kind: 'goods', productNo: 'GD0001' } as const;
const phone = { of: 'product', kind: 'wireless', productNo: 'HP0001' } as const;
const subscription = { of: 'product', kind: 'subscription', productNo: 'SB0001' } as const;
const exhibition = { of: 'exhibition', exhibitionNo: 7 } as const;
const sale = { of: 'specialSale', saleNo: 7 } as const;
const post = { of: 'post', boardType: boardType.mdReview, postNo: 7 } as const;

// R2.18
test.each([
  ['goods/ngd/GD0001', goods],
  ['goods/ngd/GD0001/?opt=1', goods],
  ['goods/ngd/HP0001', phone],
  ['goods/ngd/SB0001', subscription],
  ['goods/ngd/%47D0001', goods],
  ['goods/detailGoods?gdsGrpNo=GD0001&qty=2', goods],
  ['goods/detailGoods/GD0001', goods],
  ['goods/detailWireless?ctgNo=10&gdsGrpNo=HP0001', phone],
  ['goods/detailWireless/HP0001?gdsGrpNo=HP0002', phone],
  ['subs/detailSubs?subsNo=SB0001', subscription],
  ['subs/detailSubs/SB0001', subscription],
  ['exhibition/detailExhibition/7', exhibition],
  ['etcSale/detail/7', sale],
  ['etcSale/detail/7/2/3', sale],
  ['etcSale/order/7', sale],
  [`board/boardDetail?tp=${boardType.mdReview}&no=7`, post],
  [`board/boardDetail/${boardType.mdReview}/7`, post],
  ['board/boardDetail?tp=other&no=7', { ...post, boardType: boardType.notice }],
] as const)('the page at %s is of one thing', (address, thing) => {
  const [below = '', query] = address.split('?');
  for (const device of ['pc', 'mobile'] as const)
    expect(thingAt(device, below, query === undefined ? '' : `?${query}`)).toEqual(thing);
});

// R2.18
test.each([
  ['goods/detailGoods', ''],
  ['goods/detailWireless', '?gdsGrpNo='],
  ['subs/detailSubs', '?term=36'],
  ['goods/ngd/GD%00', ''],
  [`goods/ngd/${'1'.repeat(21)}`, ''],
  ['exhibition/detailExhibition/x', ''],
  ['etcSale/detail/1234567890', ''],
  ['board/boardDetail', '?no=x'],
])('the page at %s%s names nothing', (below, query) =>
  expect([thingAt('pc', below, query), thingAt('mobile', below, query)]).toEqual(['nothing', 'nothing']),
);

test.each(['', 'home', 'goods/goodsList', 'goods/line/12', 'goods/compareWireless', 'goods/ngd'])(
  'the page at %s is of no one thing',
  (below) => expect([thingAt('pc', below, ''), thingAt('mobile', below, '')]).toEqual([undefined, undefined]),
);
