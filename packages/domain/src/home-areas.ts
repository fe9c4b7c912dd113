import { type CornerArea, cornerArea, type Device } from '@mall/contracts/codes';

/** The number by which revisions identify the home of a device. */
export const homeKeys: Readonly<Record<Device, number>> = { pc: 1, mobile: 2 };

const below: readonly CornerArea[] = [
  ...[cornerArea.quickMenu, cornerArea.phones, cornerArea.deals, cornerArea.subscriptions],
  ...[cornerArea.exhibitions, cornerArea.mdReviews, cornerArea.promotion],
];

/** The areas of a device's home, in the order in which they are shown. */
export const homeAreas: Readonly<Record<Device, readonly CornerArea[]>> = {
  pc: [cornerArea.hero, ...below],
  mobile: [cornerArea.mobileHero, ...below],
};

/** Areas that contain only products. */
const shelves: readonly CornerArea[] = [cornerArea.phones, cornerArea.deals, cornerArea.subscriptions];
export const isShelf = (area: CornerArea): boolean => shelves.includes(area);

type Span = { readonly startsAt?: string | null; readonly endsAt?: string | null };

/** Whether something with a period of its own is shown at a moment. */
export const isShownAt = ({ startsAt, endsAt }: Span, at: Date): boolean =>
  (!startsAt || new Date(startsAt) <= at) && (!endsAt || new Date(endsAt) > at);
