import { useSearch } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { type OfficeMall, useMallScope, useMalls } from '../lib/mall-scope.ts';
import type { SearchParams } from '../lib/search.ts';
import { MallField } from './mall-field.tsx';
import { OfficeLink } from './office-link.tsx';

type OneMall = {
  /** Undefined until it is known which malls there are. */
  readonly mall: OfficeMall | undefined;
  /** Where another one is chosen; nothing where the office is narrowed to one. */
  readonly field: ReactNode;
};

/** The mall of a screen that shows one at a time: the one that the address names, or the one that is chosen here. */
export function useOneMall(): OneMall {
  const { malls } = useMalls();
  const scoped = useMallScope();
  const [chosen, setChosen] = useState<number>();
  const mall = scoped ?? malls.find(({ mallId }) => mallId === chosen) ?? malls[0];
  const back = useBack(mall);
  const choice = !scoped && mall && malls.length > 1 && (
    <MallField key="mall" size="sm" value={mall.mallId} onChange={setChosen} />
  );
  return { mall, field: (back || choice) && [back, choice] };
}

/** To the step of opening that has led here, as the address says. */
function useBack(mall: OfficeMall | undefined): ReactNode {
  const { opening }: SearchParams = useSearch({ strict: false });
  return (
    mall &&
    opening && (
      <OfficeLink key="back" isButton screen="mallOpening" params={{ mallId: mall.mallId }} search={{ step: opening }}>
        <ArrowLeft size={15} aria-hidden="true" /> {`${mall.name} 열기로 돌아가기`}
      </OfficeLink>
    )
  );
}
