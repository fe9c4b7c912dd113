import { TabLinks } from '@mall/ui/tabs';
import { ScreenLink } from '../../../components/link/screen-link.tsx';

/** Tabs for the id and the password, each with an address of its own. */
export function FindTabs({ value }: { value: 'id' | 'password' }) {
  const items = [
    { value: 'id', label: '아이디 찾기', render: <ScreenLink screen="findId" replace isExact /> },
    { value: 'password', label: '비밀번호 찾기', render: <ScreenLink screen="findPassword" replace isExact /> },
  ];
  return <TabLinks label="찾을 것" items={items} value={value} isFilled />;
}
