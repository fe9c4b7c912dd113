import { findIdLink, findPasswordLink } from '@mall/domain/menu-links';
import { TabLinks } from '@mall/ui/tabs';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';

/** Between the id and the password, each with an address of its own. */
export function FindTabs({ value }: { value: 'id' | 'password' }) {
  const { device } = useMall();
  const items = [
    { value: 'id', label: '아이디 찾기', render: <MallLink to={findIdLink(device)} replace /> },
    { value: 'password', label: '비밀번호 찾기', render: <MallLink to={findPasswordLink(device)} replace /> },
  ];
  return <TabLinks label="찾을 것" items={items} value={value} isFilled />;
}
