/**
 * Every file that defines calls. One line for each: `calls.ts` collects the calls that these files export.
 */
export * as account from './account.ts';
export * as activity from './activity.ts';
export * as beneficiary from './beneficiary.ts';
export * as board from './board.ts';
export * as calculator from './calculator.ts';
export * as challenge from './challenge.ts';
export * as confirmation from './confirmation.ts';
export * as cremation from './cremation.ts';
export * as deduction from './deduction.ts';
export * as demand from './demand.ts';
export * as deposit from './deposit.ts';
export * as device from './device.ts';
export * as dividend from './dividend.ts';
export * as dividendExplanation from './dividend-explanation.ts';
export * as document from './document.ts';
export * as guarantee from './guarantee.ts';
export * as home from './home.ts';
export * as impersonation from './impersonation.ts';
export * as info from './info.ts';
export * as loan from './loan.ts';
export * as loanOutlook from './loan-outlook.ts';
export * as member from './member.ts';
export * as picture from './picture.ts';
export * as privacy from './privacy.ts';
export * as receipt from './receipt.ts';
export * as session from './session.ts';
export * as share from './share.ts';
export * as terms from './terms.ts';
export * as topic from './topic.ts';
export * as welfare from './welfare.ts';
