export const deliveryLabels = {
  deliveryFee: '기본 배송비',
  freeDeliveryFrom: '무료 배송 기준',
  remoteSurcharge: '제주·도서산간 추가',
  byMethod: '배송 방법별 배송비',
  cutOffHour: '주문 마감',
  preparingDays: '준비 기간',
  parcelDays: '택배 기간',
  installationDays: '화물·설치 기간',
  remoteDays: '제주·도서산간 추가 기간',
};

export const limitLabels = {
  depositDays: '입금 기한',
  mostPieces: '한 상품 최대 수량',
  mostUnpaidOrders: '결제하지 않은 주문',
  mostOpenApplications: '진행 중인 휴대폰 신청',
};

export const joiningLabels = {
  needsApproval: '가입을 확인한 뒤 받기',
  hasDormancy: '1년 동안 로그인하지 않으면 휴면으로 바꾸기',
  isLoginOpen: '로그인하지 않아도 모바일 홈 보여 주기',
};

/** The reason for a setting, where the mall does not give another. */
export const settingReasons: Readonly<Record<string, string>> = {
  deliveryFee: '배송 업체에 내는 값에 맞췄어요.',
  freeDeliveryFrom: '평균 주문 금액보다 조금 높게 두면 함께 담는 상품이 늘어요.',
  remoteSurcharge: '배송 업체가 섬 지역에 더 받는 값이에요. 결제 전에 보여 드려야 해요.',
  cutOffHour: '택배를 넘기는 시각에 맞춰요. 이 시각까지의 주문이 그날 주문이에요.',
  preparingDays: '공급사가 상품을 준비하는 데 걸리는 날이에요. 짧게 두면 약속을 못 지켜요.',
  parcelDays: '택배사가 육지에 배송하는 데 걸리는 날이에요.',
  installationDays: '기사가 방문할 날을 잡는 데 걸리는 날이에요.',
  remoteDays: '섬 지역은 배편만큼 더 걸려요.',
  depositDays: '기다리는 동안 재고를 잡아 두어요. 길수록 다른 회원이 사지 못해요.',
  mostPieces: '한 사람이 재고를 모두 잡지 못하게 해요.',
  mostUnpaidOrders: '결제하지 않은 주문도 재고를 잡아요.',
  mostOpenApplications: '여러 대를 한꺼번에 신청해 되파는 것을 막아요.',
  needsApproval: '임직원처럼 정해진 사람만 받는 몰에서 켜요.',
  hasDormancy: '오래 쓰지 않은 계정이 도용되지 않게 해요.',
  isLoginOpen: '누구에게나 보여도 되는 몰에서만 켜요.',
};
