/** The built-in words of the chart. */
export const AREA_WORDS = {
  past: 'ชำระแล้ว',
  plan: 'ตามสัญญา',
  trial: 'ถ้าชำระเพิ่ม',
  planEnd: 'ตามสัญญา หมด',
  trialEnd: 'ชำระเพิ่ม หมด',
  today: 'วันนี้',
  year: 'ปี',
  showTable: 'แสดงเป็นตาราง',
  empty: 'ยังมีข้อมูลไม่พอจะวาดเป็นแผนภูมิ',
};

/** Words of the chart, each replaceable. `planEnd` and `trialEnd` precede the month in which a line ends. */
export type AreaChartWords = typeof AREA_WORDS;
