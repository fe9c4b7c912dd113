import type { Labelled } from '../types.ts';

type PhoneSubject = {
  name: string;
  modelName: string;
  brand: string;
  /** `2026-11-17`. */
  releasedOn: string;
  specs: Readonly<Record<string, string>>;
};

/** 상품정보제공고시 for mobile terminals (전자상거래법 제13조). */
export function phoneNotice({ name, modelName, brand, releasedOn, specs }: PhoneSubject): Labelled[] {
  const [year, month] = releasedOn.split('-').map(Number);
  const [measures = '', weight = ''] = (specs.크기 ?? '').split(' / ');
  const rows = [
    ['품명·모델명', `${name} / ${modelName}`],
    ['KC 인증', `R-C-MOA-${modelName} (방송통신기자재 적합인증)`],
    ['동일 모델 출시 연월', `${year}년 ${month}월`],
    ['제조자', `${brand} 협력사`],
    ['제조국', '대한민국'],
    ['크기·무게', `${measures} · ${weight}`],
    ['이동통신 가입 조건', '신규가입·번호이동·기기변경, 공통지원금을 받으면 24개월 약정'],
    ['가입 절차', '신청서 작성, 확인 전화, 택배 수령, 개통 순서로 진행'],
    ['소비자 부담', '가입비 없음, 유심 7,700원, 할부이자 월 0.492% 별도'],
    ['주요 사양', [specs.화면, specs.성능].filter(Boolean).join(' · ')],
    ['품질보증 기준', '구입 후 2년(배터리 1년), 소비자분쟁해결기준(공정거래위원회 고시)을 따름'],
    ['A/S 책임자·전화번호', `${brand} 고객지원팀 · 02-000-0000`],
  ] as const;
  return rows.map(([label, value]) => ({ label, value }));
}
