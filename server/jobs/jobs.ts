import {
  appChanged,
  codesRemoved,
  codesWereWrong,
  passkeyOff,
  passkeyOn,
  removalAsked,
  twoFactorOff,
  twoFactorOn,
} from '#core/accounts/factors/emails.ts';
import { accountDeactivatedMail, userDeactivatedMail, userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { accountExists, confirmAddress, passwordWasChanged, resetPassword } from '#core/accounts/sessions/emails.ts';
import { sessionRetention } from '#core/accounts/sessions/jobs.ts';
import { analyticsRetention, analyticsRollUp } from '#core/analytics/jobs.ts';
import { auditCheckpointMail } from '#core/base/audit/emails.ts';
import type { Subscription } from '#core/base/audit/events.ts';
import { auditAddresses, auditReport, auditSeal } from '#core/base/audit/jobs.ts';
import { keepOnSignIn } from '#core/lifecycle/erasure/actions/keep-account.ts';
import { accountErasedMail, erasureCancelledMail, erasureRequestedMail } from '#core/lifecycle/erasure/emails.ts';
import { erasureDue, erasureRetention } from '#core/lifecycle/erasure/jobs.ts';
import {
  orderAttentionMail,
  orderCreatedMail,
  orderFileMail,
  orderMessageMail,
  orderPaidMail,
  orderReceivedMail,
  orderStatusMail,
} from '#core/orders/emails.ts';
import { refundMail } from '#core/orders/invoices/emails.ts';
import { orderFulfil, orderScanEnded } from '#core/orders/jobs.ts';
import { paymentClose, paymentRefresh, paymentSweep } from '#core/orders/payments/jobs.ts';
import { freeScanLink, scanEnded } from '#core/scans/emails.ts';
import { claimOnConfirmation } from '#core/scans/internal/claim.ts';
import { scanRetention, scanRun } from '#core/scans/jobs.ts';
import { namePicturesOfBranding } from '#core/site/branding/queries/assets.ts';
import { contactMessage, contactReply } from '#core/site/messages/emails.ts';
import { messageRetention } from '#core/site/messages/jobs.ts';
import { createPictureUpkeep } from '#core/site/pictures/jobs.ts';
import { namePicturesOfPosts } from '#core/site/posts/queries/published-posts.ts';
import { pruneLimits } from '#platform/limits/prune.ts';
import { pruneLiveEvents } from '#platform/live/prune.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { mailDelivery } from '#platform/mail/deliver.ts';
import { giveUpOldMail } from '#platform/mail/give-up.ts';
import { pruneMail } from '#platform/mail/prune.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { pruneOutbox } from '#platform/outbox/prune.ts';
import type { JobDefinition } from '#platform/queue/define.ts';

/** What follows from which event, in the order of the modules. One that is missing here never happens. */
export const subscriptions: readonly Subscription[] = [claimOnConfirmation, keepOnSignIn];

/** Every kind of mail there is. One that is missing here is never delivered. */
export const emails: readonly EmailDefinition[] = [
  freeScanLink,
  scanEnded,
  contactMessage,
  contactReply,
  accountDeactivatedMail,
  userDeactivatedMail,
  userReactivatedMail,
  erasureRequestedMail,
  erasureCancelledMail,
  accountErasedMail,
  auditCheckpointMail,
  confirmAddress,
  accountExists,
  resetPassword,
  passwordWasChanged,
  orderCreatedMail,
  orderReceivedMail,
  orderPaidMail,
  orderStatusMail,
  orderMessageMail,
  orderFileMail,
  orderAttentionMail,
  twoFactorOn,
  appChanged,
  passkeyOn,
  passkeyOff,
  twoFactorOff,
  codesWereWrong,
  codesRemoved,
  removalAsked,
  refundMail,
];

/** Every job there is. One that is missing here never runs. */
export const jobsWith = (transport: MailTransport): readonly JobDefinition[] => [
  mailDelivery(emails, transport),
  giveUpOldMail,
  scanRun,
  scanRetention,
  auditSeal,
  auditReport,
  auditAddresses,
  analyticsRollUp,
  analyticsRetention,
  createPictureUpkeep([namePicturesOfPosts, namePicturesOfBranding]),
  messageRetention,
  sessionRetention,
  erasureDue,
  erasureRetention,
  orderFulfil,
  orderScanEnded,
  paymentRefresh,
  paymentClose,
  paymentSweep,
  pruneLimits,
  pruneLiveEvents,
  pruneMail,
  pruneOutbox,
];
