import { isRemoteArea } from '@mall/domain/remote-area';
import { readDraft, writeDraft } from '../../lib/browser/drafts.ts';

const name = 'deliveryPlace';

/** Keeps in this tab where the visitor has things sent, until they sign out; nothing of it is sent or cached. */
export const rememberPostcode = (postcode: string): void => writeDraft(name, { postcode });

/** Whether that is Jeju or an island; somewhere else until it is known. */
export const isRemotePlace = (): boolean => isRemoteArea(readDraft(name, { postcode: '' }).postcode);
