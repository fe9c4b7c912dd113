import type { Contact, ContactTopic } from '@mall/contracts/office/contacts';
import { useStored } from '../../../lib/use-stored.ts';

/** What the talk is about, as its staff has chosen it; it stays over a reload until the talk has ended. */
export function useTopic({ contactNo, topic }: Pick<Contact, 'contactNo' | 'topic'>) {
  const [chosen, setChosen] = useStored<{ contactNo: number; topic: ContactTopic }>('desk.topic', {
    contactNo: 0,
    topic: 'DELIVERY',
  });
  const own = chosen.contactNo === contactNo ? chosen.topic : 'DELIVERY';
  return [topic ?? own, (next: ContactTopic) => setChosen({ contactNo, topic: next })] as const;
}
