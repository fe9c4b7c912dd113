import { listOpenContacts } from '@mall/contracts/office/contacts';
import { officeScreens } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import Headset from 'lucide-react/icons/headset';
import { OfficeLink } from '../kit/office-link.tsx';
import { useMay } from '../lib/use-me.ts';
import { reading } from '../lib/use-office.ts';
import styles from './top-bar.module.css';

/** The link back to an open contact, from every screen. */
export function OpenTalk() {
  const { pathname } = useLocation();
  const mayTalk = useMay('contacts.write');
  const { data } = useQuery({ ...reading(listOpenContacts), enabled: mayTalk });
  const [latest] = data ?? [];
  if (!latest || pathname.startsWith(officeScreens.desk)) return null;
  return (
    <OfficeLink
      screen="contact"
      params={{ mallId: latest.mallId, contactNo: latest.contactNo }}
      className={styles.talk}
    >
      <Headset size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.talkWord}>상담 중</span>
      {data && data.length > 1 && data.length}
    </OfficeLink>
  );
}
