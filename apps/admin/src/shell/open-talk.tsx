import { listOpenContacts } from '@mall/contracts/office/contacts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import Headset from 'lucide-react/icons/headset';
import { useMay } from '../lib/use-me.ts';
import { reading } from '../lib/use-office.ts';
import styles from './top-bar.module.css';

/** The way back to a talk that goes on, from wherever one has looked something up. */
export function OpenTalk() {
  const { pathname } = useLocation();
  const mayTalk = useMay('contacts.write');
  const { data } = useQuery({ ...reading(listOpenContacts), enabled: mayTalk });
  const [latest] = data ?? [];
  if (!latest || pathname.startsWith('/desk')) return null;
  return (
    <Link to={`/desk/${latest.mallId}/${latest.contactNo}`} className={styles.talk}>
      <Headset size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.talkWord}>상담 중</span>
      {data && data.length > 1 && data.length}
    </Link>
  );
}
