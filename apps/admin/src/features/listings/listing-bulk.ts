import { type ListingRow, saveListing } from '@mall/contracts/office/listings';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { eachRow } from '../../kit/list/bulk-run.ts';
import type { BulkAction, Chosen } from '../../kit/list/list-types.ts';
import { callOffice } from '../../lib/call.ts';
import { keyOf } from './listing-words.ts';
import { bodyOver } from './use-listing-form.ts';

const put = ({ mallId, productNo, ...row }: ListingRow, isOn: boolean) =>
  callOffice(saveListing, { params: { mallId, productNo }, body: bodyOver(row, { isOn }) });

const turn = (isOn: boolean): BulkAction<ListingRow> => ({
  label: isOn ? '켜기' : '끄기',
  icon: isOn ? Eye : EyeOff,
  appliesTo: (row) => row.mayWrite && row.standing !== 'UNLISTED' && row.isOn !== isOn,
  run: (chosen: Chosen<ListingRow>) => eachRow(chosen, keyOf, (row) => put(row, isOn)),
  done: (count) => `${count}개의 진열을 ${isOn ? '켰어요' : '껐어요'}`,
});

/** Bulk actions on listings; one changed by somebody since is skipped, with a message. */
export const listingBulk: readonly BulkAction<ListingRow>[] = [turn(true), turn(false)];
