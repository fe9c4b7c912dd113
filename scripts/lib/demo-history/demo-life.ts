import type { Dependencies } from '../../../apps/api/src/dependencies.ts';
import type { Mall } from '../../../apps/api/src/plugins/mall.repository.ts';

/** This many days before the first start, at this time in Seoul; or this many minutes before it, but not before its day began there. */
export type Moment = readonly [daysAgo: number, time: string] | { readonly minutesAgo: number } | 'now';

/** A member of the demo, who acts through the server's own use cases with the clock set back. */
export type DemoLife = {
  readonly dependencies: Dependencies;
  readonly mall: Mall;
  readonly memberNo: number;
  readonly travelTo: (moment: Moment) => void;
};
