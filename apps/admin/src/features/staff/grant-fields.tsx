import { mallRoles, type RoleCode, roleCodes } from '@mall/contracts/office/rights';
import { listRoles } from '@mall/contracts/office/roles';
import type { WantedGrant } from '@mall/contracts/office/staff';
import { roleNames } from '@mall/domain/office/right-words';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, SelectField, TextField } from '../../kit/form/controls.tsx';
import type { FieldErrors } from '../../kit/form/shape-errors.ts';
import { useMe } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './staff.module.css';

const isMallRole = (code: string): boolean => mallRoles.some((role) => role === code);

export const emptyGrant: WantedGrant = { roleCode: '', mallIds: null, carrier: null, endsAt: null };

type Props = {
  /** Over a body with one grant: the server names errors `grants`, the contract by their paths. */
  form: {
    readonly values: { readonly grants: readonly WantedGrant[] };
    readonly errors: FieldErrors;
    readonly set: (name: 'grants', grants: WantedGrant[]) => void;
  };
};

/** The role and its malls: a mall's role names them, a provider's applies to all. */
export function GrantFields({ form: { values, errors, set } }: Props) {
  const [grant = emptyGrant] = values.grants;
  const onChange = (next: WantedGrant) => set('grants', [next]);
  const me = useMe();
  const own = useQuery(reading(listRoles)).data?.roles ?? [];
  const mine: readonly RoleCode[] = me?.malls.isAll ? roleCodes : mallRoles;
  const choices = [
    ...mine.map((code) => ({ value: code, label: roleNames[code] })),
    ...(me?.malls.isAll ? own.map(({ roleCode, name }) => ({ value: roleCode, label: name })) : []),
  ];
  const chosen = grant.mallIds ?? [];
  const toggle = (mallId: number) => {
    const mallIds = chosen.includes(mallId) ? chosen.filter((one) => one !== mallId) : [...chosen, mallId];
    onChange({ ...grant, mallIds });
  };
  return (
    <div className={styles.form}>
      <SelectField
        label="역할"
        choices={choices}
        placeholder="골라 주세요"
        value={grant.roleCode}
        error={errors['grants'] ?? errors['grant.roleCode']}
        onChange={({ target: { value } }) =>
          onChange({ ...grant, roleCode: value, mallIds: isMallRole(value) ? [] : null, carrier: null })
        }
      />
      {isMallRole(grant.roleCode) && (
        <fieldset className={styles.malls}>
          <legend>담당 몰</legend>
          {me?.malls.first.map(({ mallId, name }) => (
            <Checkbox key={mallId} checked={chosen.includes(mallId)} onChange={() => toggle(mallId)}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {grant.roleCode === 'DEALER' && (
        <TextField
          label="통신사"
          help="비워 두면 모든 통신사예요."
          value={grant.carrier ?? ''}
          error={errors['grant.carrier'] ?? errors['grants.0.carrier']}
          onChange={({ target: { value } }) => onChange({ ...grant, carrier: value.trim() === '' ? null : value })}
        />
      )}
    </div>
  );
}
