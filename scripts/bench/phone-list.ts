import { joinTypes } from '../../packages/contracts/src/wireless-codes.ts';
import type { PriceBook } from '../../packages/contracts/src/wireless-prices.ts';
import { openConditions, type PhoneConditions } from '../../packages/domain/src/phone-conditions.ts';
import { leastPrices } from '../../packages/domain/src/phone-prices.ts';
import { percentile } from './percentile.ts';

const [modelCount, planCount] = [500, 60];
const memories = ['128GB', '256GB', '512GB'];
const carriers = ['온텔', '파랑모바일', '하늘텔'];
const presses = 400;
const warmUp = 100;

/**
 * The processor time of one press on the conditions, before rendering: every phone of a book of 500 models in three sizes with
 * 60 plans and no two equal rows of supports, priced and sorted. Processor time of this thread, because wall-clock time includes other load.
 */
export function printPhoneList(): void {
  const book = makeBook();
  const times = Array.from({ length: warmUp + presses }, (_, press) => cpuOf(() => leastPrices(book, nth(press))));
  const sorted = times.slice(warmUp);
  const at = (share: number) => percentile(sorted, share).toFixed(1);
  console.log(
    `a press on the conditions over ${modelCount} phones and ${planCount} plans: processor time of the prices`,
  );
  console.log(`  p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms`);
}

function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The conditions after a number of presses. */
function nth(press: number): PhoneConditions {
  const one = <Value>(values: readonly Value[], every: number): Value =>
    values[Math.floor(press / every) % values.length] as Value;
  return {
    ...openConditions,
    joinType: one(joinTypes, 1),
    carrier: one(['', ...carriers], 3),
    leastData: one([0, 5, 20, 100], 7),
    instalmentMonths: one([24, 30, 36, 12, 1] as const, 5),
    discountType: one([null, 'COMMON_SUPPORT', 'PLAN_DISCOUNT'] as const, 11),
    age: one([null, 31, 67], 13),
  };
}

export function makeBook(): PriceBook {
  const random = seeded(7);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const plans = Array.from({ length: planCount }, (_, index): PriceBook['plans'][number] => ({
    ...{ planNo: index + 1, carrier: carriers[index % carriers.length] ?? '', name: `요금제 ${index + 1}` },
    ...{ monthlyPrice: between(33_000, 130_000), discountMonthly12: 9_000, discountMonthly24: between(8_000, 32_000) },
    ...{ dataSummary: `${between(1, 200)}GB + 소진 시 5Mbps`, benefitSummary: '', isPopular: false, pricedFrom: '' },
    ...{ minAge: index % 9 === 0 ? 65 : null, maxAge: index % 10 === 0 ? 34 : null },
    ...{ phoneNetworks: ['5G', 'LTE'], joinTypes: [...joinTypes], persons: ['INDIVIDUAL'] },
  }));
  const rows = modelCount * memories.length;
  return {
    plans,
    instalmentRatePercent: 0.492,
    supports: Array.from({ length: rows }, () => plans.flatMap(() => [between(50, 600) * 1000, between(0, 90) * 1000])),
    phones: Array.from({ length: modelCount }, (_, model) => ({
      ...{ goodsGroupNo: `HP${model}`, network: model % 4 === 0 ? 'LTE' : '5G', isSoldOut: model % 40 === 0 },
      memories: memories.map((memory, size) => ({
        ...{ memory, releasePrice: between(300_000, 1_400_000) + size * 150_000, isSoldOut: false },
        supportsAt: model * memories.length + size,
      })),
    })),
  };
}

/** The same book each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
