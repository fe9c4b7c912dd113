import type { ExhibitionState } from '@mall/contracts/exhibition';

/** First and last day in Seoul, YYYY-MM-DD, both included. */
type Period = { readonly startsOn: string; readonly endsOn: string };

/** An exhibition has a period, outside which nothing is sold through it. */
export function exhibitionStateOn(day: string, { startsOn, endsOn }: Period): ExhibitionState {
  if (day < startsOn) return 'upcoming';
  return day > endsOn ? 'ended' : 'open';
}

const hourMilliseconds = 3_600_000;

/** The time left until the last day is over in Seoul: `10일 8시간`, `8시간`, `1시간 미만`; empty when it is over. */
export function timeLeftText({ endsOn }: Pick<Period, 'endsOn'>, at: Date): string {
  const left = Date.parse(`${endsOn}T24:00:00+09:00`) - at.getTime();
  if (left <= 0) return '';
  const hours = Math.floor(left / hourMilliseconds);
  if (hours === 0) return '1시간 미만';
  const days = Math.floor(hours / 24);
  return days === 0 ? `${hours}시간` : `${days}일 ${hours % 24}시간`;
}
