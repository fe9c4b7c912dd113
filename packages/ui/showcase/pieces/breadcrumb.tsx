import { Breadcrumb } from '../../src/breadcrumb.tsx';
import type { States } from '../pieces.ts';

const link = <a href="#breadcrumb">앞 단계</a>;

export const states: States = {
  'three steps': (
    <Breadcrumb items={[{ label: '홈', render: link }, { label: '가전', render: link }, { label: '주방가전' }]} />
  ),
};
