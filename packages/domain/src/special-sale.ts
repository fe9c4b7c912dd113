/** The state of a sale: not begun, open, open but sold out, or over. */
export type SpecialSaleState = 'upcoming' | 'running' | 'soldOut' | 'ended';

type Timed = {
  /** ISO 8601; the first moment at which it sells. */
  readonly startsAt: string;
  /** ISO 8601; the first moment at which it no longer sells. */
  readonly endsAt: string;
};

/** The state at an instant, in milliseconds since 1970. */
export function specialSaleStateAt(
  { startsAt, endsAt, leftPieces }: Timed & { readonly leftPieces: number },
  at: number,
): SpecialSaleState {
  if (at < Date.parse(startsAt)) return 'upcoming';
  if (at >= Date.parse(endsAt)) return 'ended';
  return leftPieces > 0 ? 'running' : 'soldOut';
}

/** The next instant at which its state changes by time; undefined when it is over. */
export function nextChangeOf({ startsAt, endsAt }: Timed, at: number): number | undefined {
  return [Date.parse(startsAt), Date.parse(endsAt)].find((change) => at < change);
}

const secondMilliseconds = 1000;
const daySeconds = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** The time left until an instant: days, and `hh:mm:ss`. A started second counts, so that zero means over. */
export function countdownOf(until: number, at: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.ceil((until - at) / secondMilliseconds));
  const rest = seconds % daySeconds;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':');
  return { days: Math.floor(seconds / daySeconds), clock };
}

/** The same in words and whole units, for screen readers: `3일 4시간`, `12분`, `1분 미만`. */
export function countdownWords(until: number, at: number): string {
  const minutes = Math.floor(Math.max(0, until - at) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return hours > 0 ? `${days}일 ${hours}시간` : `${days}일`;
  if (hours > 0) return `${hours}시간 ${minutes % 60}분`;
  return minutes > 0 ? `${minutes}분` : '1분 미만';
}

type Shares = {
  /** Of the sale, for everybody. */
  readonly leftPieces: number;
  /** Of the option, on the shelf. */
  readonly stockQuantity: number;
  readonly mostPerMember: number;
  /** In this member's active orders. */
  readonly heldPieces: number;
};

/** Pieces of an option that a member may still order in the sale. */
export const piecesForMember = ({ leftPieces, stockQuantity, mostPerMember, heldPieces }: Shares): number =>
  Math.max(0, Math.min(leftPieces, stockQuantity, mostPerMember - heldPieces));
