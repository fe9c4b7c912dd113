import type { Me } from '@mall/contracts/office/account';
import { useNavigate } from '@tanstack/react-router';
import { getChoseong } from 'es-hangul';
import { namedBindings } from '../kit/keys/bindings.ts';
import { goKeys } from '../kit/keys/go-keys.ts';
import { menuIcon } from '../kit/menu-icons.ts';
import type { Finder } from '../kit/palette.tsx';
import { keepMall } from './side-menu.tsx';

/** Screens, and the actions of the current one; the desks' finders search the malls' data. */
export function useFinders(menu: Me['menu']): readonly Finder[] {
  const navigate = useNavigate();
  const screens: Finder = {
    label: '가기',
    find: (text) =>
      menu
        .flatMap(({ items }) => items)
        .filter(({ name }) => name.includes(text) || getChoseong(name).includes(text))
        .slice(0, 8)
        .map(({ key, name, path, icon }) => ({
          ...{ id: `screen-${key}`, label: name, icon: menuIcon(icon), keys: goKeys[key] },
          run: (isElsewhere) => (isElsewhere ? window.open(path) : void navigate({ to: path, search: keepMall })),
        })),
  };
  // The palette suspends the bindings below it, so their names are read before it opens.
  const bindings = namedBindings().filter(({ keys }) => !keys.startsWith('g '));
  const commands: Finder = {
    label: '할 일',
    sign: '>',
    find: (text) =>
      bindings
        .filter(({ label = '', group }) => group !== '목록' && group !== '공통' && label.includes(text))
        .slice(0, 8)
        .map((binding) => ({
          ...{ id: `key-${binding.keys}`, label: binding.label, keys: binding.keys },
          run: () => binding.run(new KeyboardEvent('keydown')),
        })),
  };
  return [commands, screens];
}
