import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { ConditionsBar } from '../../../entities/phone-conditions/conditions-bar.tsx';
import type { Conditions } from '../../../entities/phone-conditions/use-conditions.ts';
import type { PhoneList } from '../model/use-phone-list.ts';

/** 내 조건 above a list of phones; the panel's button says how many it shows. */
export function ListConditionsBar({ conditions, list }: { conditions: Conditions; list?: PhoneList }) {
  return (
    <ConditionsBar
      conditions={conditions}
      invitation="한 번만 정하면 모든 휴대폰을 같은 조건으로 계산해 드려요."
      note={list?.onePlan ? `요금제 ${list.onePlan}` : '가입할 수 있는 가장 낮은 요금제로 계산해요'}
      doneLabel={list && !list.isPending ? `${formatNumber(list.total)}개 보기` : '휴대폰 보기'}
      {...(list && { found: list })}
    >
      {!conditions.conditions && (
        <Button size="sm" onClick={conditions.begin}>
          가장 낮은 월 납부액부터 보기
        </Button>
      )}
    </ConditionsBar>
  );
}

/** How many of all phones meet the filters. */
export function PhoneCount({ list, className }: { list: PhoneList; className: string | undefined }) {
  return (
    <p className={className} role="status">
      {!list.isPending && (
        <>
          <b>{formatNumber(list.total)}</b>개{list.total < list.all && ` / ${formatNumber(list.all)}개`}
        </>
      )}
    </p>
  );
}
