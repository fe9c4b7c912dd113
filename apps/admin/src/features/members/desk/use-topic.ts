import type { Contact, ContactTopic } from '@mall/contracts/office/contacts';
import { useStored } from '../../../lib/use-stored.ts';

/** The subject of the contact, as chosen by its staff; it survives reloads until the contact has ended. */
export function useTopic({ contactNo, topic }: Pick<Contact, 'contactNo' | 'topic'>) {
  const [chosen, setChosen] = useStored<{ contactNo: number; topic: ContactTopic }>('desk.topic', {
    contactNo: 0,
    topic: 'DELIVERY',
  });
  const own = chosen.contactNo === contactNo ? chosen.topic : 'DELIVERY';
  return [topic ?? own, (next: ContactTopic) => setChosen({ contactNo, topic: next })] as const;
}
