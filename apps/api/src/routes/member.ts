/** Routes of a member who has accepted the terms. `app.ts` registers every function that is exported here. */
export { registerBeneficiaries } from '../modules/beneficiary/beneficiary-routes.ts';
export { registerConfirmations } from '../modules/confirmation/confirmation-routes.ts';
export { registerCremation } from '../modules/cremation/cremation-routes.ts';
export { registerDeductions } from '../modules/deduction/deduction-routes.ts';
export { registerDeposit } from '../modules/deposit/deposit-routes.ts';
export { registerDividends } from '../modules/dividend/dividend-routes.ts';
export { registerDocuments } from '../modules/document/document-routes.ts';
export { registerGuarantees } from '../modules/guarantee/guarantee-routes.ts';
export { registerLoan } from '../modules/loan/loan-routes.ts';
export { registerLoanOutlook } from '../modules/loan/loan-outlook-routes.ts';
export { registerMember } from '../modules/member/member-routes.ts';
export { registerPicture } from '../modules/picture/picture-routes.ts';
export { registerReceipts } from '../modules/receipt/receipt-routes.ts';
export { registerShare } from '../modules/share/share-routes.ts';
export { registerWelfare } from '../modules/welfare/welfare-routes.ts';
