import { isRemoteArea } from '@mall/domain/remote-area';
import { readDraft, writeDraft } from '../../lib/browser/drafts.ts';

const name = 'deliveryPlace';

/** Stores in this tab where the visitor has things delivered, until they sign out; it is neither sent nor cached. */
export const rememberPostcode = (postcode: string): void => writeDraft(name, { postcode });

/** Whether that is Jeju or an island; false while unknown. */
export const isRemotePlace = (): boolean => isRemoteArea(readDraft(name, { postcode: '' }).postcode);
