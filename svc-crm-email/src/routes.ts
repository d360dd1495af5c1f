import { withFields } from '@getaway/service-kit/house/live-house';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { ServiceParts } from '@getaway/service-kit/start-service';
import { campaignRoutes } from './campaigns/campaigns.routes.ts';
import { createBookingDesk } from './chat/booking-desk.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import type { Config } from './config.ts';
import type { Tx } from './database/database.ts';
import { emailPreviewRoutes } from './booking-emails/email-preview.routes.ts';
import { emailDeliveryRoutes } from './delivery/email-delivery.routes.ts';
import { emailLinkRoutes } from './delivery/email-links.routes.ts';
import { probeAtOnce } from './delivery/email-pauses.repository.ts';
import { emailSendRoutes } from './delivery/email-sends.routes.ts';
import { emailSetupRoutes } from './delivery/email-setup.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { contactRoutes } from './enquiries/contact.routes.ts';
import { guestDetailRoutes } from './guests/guest-details.routes.ts';
import { guestExportRoutes } from './guests/guest-export.routes.ts';
import { guestRemovalRoutes } from './guests/guest-removal.routes.ts';
import { guestSegmentRoutes } from './guests/guest-segments.routes.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { stayMessageRoutes } from './inbox/stay-messages.routes.ts';
import { savedReplyRoutes } from './inbox/saved-replies.routes.ts';
import { newsletterSubscriberRoutes } from './newsletter/newsletter-subscribers.routes.ts';
import { newsletterSettingsRoutes } from './newsletter/newsletter-settings.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { noticeSettingsRoutes } from './owner-alerts/notice-settings.routes.ts';
import { emailSequenceRoutes } from './sequences/email-sequences.routes.ts';
import { sequenceAudienceRoutes } from './sequences/sequence-audience.routes.ts';
import { sequenceGuestRoutes } from './sequences/sequence-guests.routes.ts';
import { sequenceTemplateRoutes } from './sequences/sequence-steps.routes.ts';
import { emailReportRoutes } from './suppressions/email-reports.routes.ts';
import { suppressionRoutes } from './suppressions/suppressions.routes.ts';
import { emailTemplateRoutes } from './templates/email-templates.routes.ts';

/** All of svc-crm-email's routes. */
export function serviceRoutes(
  config: Config,
  deps: Dependencies & { readonly guard: SessionGuard },
): Pick<ServiceParts<Tx>, 'routes' | 'rawRoutes'> {
  const { pool, logger, now } = deps;
  return {
    rawRoutes: emailLinkRoutes(deps),
    routes: [
      emailSequenceRoutes(deps),
      sequenceAudienceRoutes(deps),
      sequenceGuestRoutes(deps),
      emailTemplateRoutes(deps),
      sequenceTemplateRoutes(deps),
      emailPreviewRoutes(deps),
      emailDeliveryRoutes(deps),
      emailSendRoutes(deps),
      suppressionRoutes(deps),
      emailReportRoutes(withFields(deps, { reportsSecret: config.EMAIL_REPORTS_SECRET })),
      emailSetupRoutes(
        withFields(deps, {
          onAccepted: () => probeAtOnce(pool, now()),
          smtpUrl: config.SMTP_URL,
          catcherUrl: config.MAIL_CATCHER_URL,
        }),
      ),
      guestExportRoutes(deps),
      guestSegmentRoutes(deps),
      guestRoutes(deps),
      guestDetailRoutes(deps),
      guestRemovalRoutes(deps),
      inboxRoutes(deps),
      savedReplyRoutes(deps),
      stayMessageRoutes(deps),
      noticeSettingsRoutes(deps),
      contactRoutes(withFields(deps, { perCustomer: config.CONTACT_PER_ADDRESS })),
      chatRoutes(
        withFields(deps, {
          desk: createBookingDesk({ baseUrl: config.BOOKING_URL, logger }),
          perCustomer: config.CHAT_PER_ADDRESS,
        }),
      ),
      campaignRoutes(deps),
      newsletterSubscriberRoutes(deps),
      newsletterSettingsRoutes(deps),
      newsletterRoutes(withFields(deps, { perCustomer: config.NEWSLETTER_PER_ADDRESS })),
    ],
  };
}
