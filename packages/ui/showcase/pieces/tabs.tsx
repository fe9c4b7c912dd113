import { TabLinks, Tabs } from '../../src/tabs.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const items = [
  { value: 'all', label: '전체', count: 12, render: <a href="#tabs">전체</a> },
  { value: 'goods', label: '상품', count: 3, render: <a href="#tabs">상품</a> },
];
const tabs = (label: string, isFilled: boolean) => (
  <Controlled start="all">
    {(value, setValue) => <Tabs label={label} items={items} value={value} isFilled={isFilled} onChange={setValue} />}
  </Controlled>
);

export const states: States = {
  tabs: tabs('종류', false),
  filled: tabs('종류, 채움', true),
  links: <TabLinks label="종류, 링크" items={items} value="goods" />,
};
