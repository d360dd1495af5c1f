import { addressLine, isInventedHouse } from '@getaway/property';
import { liveFields, withFields } from '@getaway/service-kit/house/live-house';
import type { ServiceBase, ServiceParts } from '@getaway/service-kit/start-service';
import type { Config } from './config.ts';
import type { Database, Tx } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import { availabilityRoutes } from './availability/availability.routes.ts';
import { bookingRoutes } from './holds/booking.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { keyRoutes } from './staff/session-keys.routes.ts';
import { confirmationDocumentRoutes } from './documents/confirmation-documents.routes.ts';
import { documentHouse, documentHouseFields } from './documents/document-house.rules.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { paymentLinkRoutes } from './payment-links/payment-links.routes.ts';
import { priceRoutes } from './pricing/prices.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { reservationRoutes } from './reservations/reservation.routes.ts';
import { sessionStateRoutes } from './staff/session-state.routes.ts';
import { sessionRoutes } from './staff/session.routes.ts';
import { houseEditingRoutes, saveDraftRoutes } from './house/house-editing.routes.ts';
import { listSampleSections } from './house/list-sample-sections.ts';
import { houseRoutes } from './house/house.routes.ts';
import {
  emailPictureRoutes,
  houseFileRoutes,
  shownFileRoutes,
  uploadRoutes,
} from './house/files/house-files.routes.ts';
import type { PictureThreads } from './house/files/picture-threads.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { signInLinkRoutes } from './staff/sign-in-link.routes.ts';
import type { HouseForGuests } from './house/follow-house-for-guests.ts';
import { stayLinkStateRoutes } from './guest-page/stay-link-state.routes.ts';
import { stayRoutes } from './guest-page/stay.routes.ts';
import { snapshotRoutes } from './bookings/snapshot.routes.ts';
import { blockedDatesRoutes } from './availability/blocked-dates.routes.ts';
import { rateFilesRoutes } from './rates/files/rate-files.routes.ts';
import { rateChangesRoutes } from './rates/history/rate-changes.routes.ts';
import { ratesRoutes } from './rates/rates.routes.ts';
import { priceSettingsRoutes } from './pricing/price-settings.routes.ts';
import { promoCodeRoutes } from './promo-codes/promo-codes.routes.ts';
import { seasonalOfferRoutes } from './promo-codes/seasonal-offer.routes.ts';
import { staffAccountRoutes } from './staff/account.routes.ts';
import { staffCatalogueRoutes } from './catalogue/staff-catalogue.routes.ts';
import { bookingExportRoutes } from './bookings/booking-export.routes.ts';
import { bookingListRoutes } from './bookings/booking-list.routes.ts';
import { staffBookingRoutes } from './bookings/staff-bookings.routes.ts';
import { unpaidBookingRoutes } from './reservations/unpaid-reservations.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { cardModeOf, tryKeys } from './payments/card-keys.client.ts';
import { judgePasswords, type IsGuessable } from './staff/password-strength.ts';

type Routes = Pick<
  ServiceParts<Tx>,
  'routes' | 'rawRoutes' | 'uploadRoutes' | 'publicRoutes' | 'internalRoutes'
>;

/** All of svc-booking's routes. */
export function serviceRoutes(
  config: Config,
  base: ServiceBase<Database>,
  deps: Dependencies & {
    readonly houseForGuests: () => HouseForGuests;
    readonly pictures: PictureThreads;
    readonly onUpload: () => void;
  },
): Routes {
  const { property } = base;
  const internal = withFields(deps, { internalToken: config.INTERNAL_TOKEN });
  const house = liveFields(documentHouseFields, () => documentHouse(property, addressLine(property)));
  const isGuessable: IsGuessable = (password, username) => judgePasswords(property.name)(password, username);
  const unpaidLimits = {
    unpaidPerAddress: config.UNPAID_PER_ADDRESS,
    unpaidNights: {
      perNetwork: config.UNPAID_NIGHTS_PER_NETWORK,
      overall: config.UNPAID_NIGHTS_OVERALL,
      confirmedPerNetwork: config.CONFIRMED_UNPAID_NIGHTS_PER_NETWORK,
      confirmedOverall: config.CONFIRMED_UNPAID_NIGHTS_OVERALL,
    },
  };
  return {
    rawRoutes: webhookRoutes(deps),
    uploadRoutes: [
      uploadRoutes(deps),
      saveDraftRoutes(deps),
      rateFilesRoutes(withFields(deps, { property })),
    ],
    publicRoutes: [
      signInLinkRoutes(withFields(deps, { property })),
      houseRoutes(withFields(deps, { house: base.house, stopping: base.stopping })),
      shownFileRoutes(deps),
    ],
    internalRoutes: [
      keyRoutes(deps.issuer.publicKeys),
      snapshotRoutes(internal),
      sessionStateRoutes(internal),
      stayLinkStateRoutes(internal),
      confirmationDocumentRoutes(withFields(internal, { house })),
    ],
    routes: [
      sessionRoutes(deps),
      availabilityRoutes(deps),
      priceRoutes(deps),
      catalogueRoutes(deps),
      bookingRoutes(withFields(deps, { ...unpaidLimits, property })),
      reservationRoutes(withFields(deps, { ...unpaidLimits, property })),
      unpaidBookingRoutes(withFields(deps, { property })),
      bookingExportRoutes(deps),
      staffBookingRoutes(withFields(deps, { property })),
      bookingListRoutes(withFields(deps, { property })),
      ledgerRoutes(deps),
      paymentLinkRoutes(deps),
      stayRoutes(withFields(deps, { property })),
      reportRoutes(deps),
      documentRoutes(withFields(deps, { house })),
      overviewRoutes(deps),
      houseEditingRoutes(withFields(deps, { propertyFile: config.PROPERTY_FILE })),
      houseFileRoutes(withFields(deps, { propertyFile: config.PROPERTY_FILE })),
      emailPictureRoutes(withFields(deps, { publicOrigin: config.PUBLIC_ORIGIN })),
      setupRoutes(
        withFields(deps, {
          isDemo: config.DEMO,
          hasOwnHouse: () => !isInventedHouse(property),
          property,
          sampleSections: () => listSampleSections(deps),
          cardMode: cardModeOf(deps.cardKeys),
          tryKeys: () => tryKeys(deps.cardKeys),
        }),
      ),
      promoCodeRoutes(deps),
      seasonalOfferRoutes(deps),
      priceSettingsRoutes(deps),
      ratesRoutes(deps),
      rateChangesRoutes(deps),
      blockedDatesRoutes(deps),
      staffCatalogueRoutes(deps),
      staffAccountRoutes(withFields(deps, { isGuessable })),
    ],
  };
}
