import { josa } from 'es-hangul';
import type { Callable } from '../../lib/call.ts';
import { Button } from '../button.tsx';
import { Empty } from '../states.tsx';
import { filterWords } from './filter-words.ts';
import type { List } from './use-list.ts';

/** No row matches: shows the filters that could be removed. */
export function NothingFound<E extends Callable>({ list, noun }: { list: List<E>; noun: string }) {
  const { address, change, names } = list;
  const set = names.filter(({ name }) => address.filters[name] !== undefined);
  const last = set.at(-1);
  const without = (name: string) => Object.fromEntries(Object.entries(address.filters).filter(([one]) => one !== name));
  const filter = last && address.filters[last.name];
  const isAsked = set.length > 0 || address.search !== '';
  if (!isAsked) return <Empty title={`아직 ${josa(noun, '이/가')} 없어요`} />;
  return (
    <Empty
      title={`선택한 조건에 맞는 ${josa(noun, '이/가')} 없어요`}
      actions={
        <>
          {last && (
            <Button variant="primary" onClick={() => change({ filters: without(last.name) })}>
              {`${last.words.label} 조건 빼기`}
            </Button>
          )}
          <Button onClick={() => change({ filters: {}, search: '' })}>초기화</Button>
        </>
      }
    >
      {last && filter
        ? `‘${last.words.label} ${filterWords(filter, last)}’ 조건을 빼면 더 볼 수 있어요`
        : `‘${address.search}’에 맞는 결과가 없어요`}
    </Empty>
  );
}
