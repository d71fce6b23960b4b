import type { PaymentMeans } from '../../contract/paymentMeans'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { paths } from '../../contract/site/paths'
import type { LegalSection, Seller, Shop } from './legalText'
import { meansOf, paymentText } from './payment'
import { addressee } from './seller'

/** The title of the model form, which the PDF of the terms puts on a page of its own. */
export const withdrawalFormTitle = 'Formulaire type de rétractation'

/** The sections of the terms of sale on withdrawal, code de la consommation L.221-18 to L.221-28. */
export function withdrawal(seller: Seller, shop: Shop): LegalSection[] {
  return [
    right(),
    families(),
    exercise(seller, shop),
    returning(seller),
    refund(meansOf(shop)),
    form(seller),
  ]
}

function right(): LegalSection {
  return {
    id: 'droit-de-retractation',
    title: 'Droit de rétractation de 14 jours',
    blocks: [
      `Vous avez le droit de vous rétracter sans donner de motif et sans pénalité, pendant 14 jours
      (articles L.221-18 à L.221-28 du code de la consommation).`,
      `Le délai expire 14 jours après le jour où vous-même, ou une personne désignée par vous et autre que
      le transporteur, recevez les produits, à domicile ou en boutique. Si une commande est remise en
      plusieurs fois, il court à compter de la réception du dernier produit. Il prend fin à 23 h 59, heure de Paris. S’il se termine un samedi, un
      dimanche ou un jour férié ou chômé, il est prolongé jusqu’au premier jour ouvrable suivant.`,
      `Vous pouvez aussi vous rétracter dès la commande, sans attendre de recevoir les produits.`,
    ],
  }
}

function families(): LegalSection {
  return {
    id: 'produits-repris',
    title: 'Produits repris',
    blocks: [
      {
        list: [
          `Cafés, thés et tisanes : ils sont repris tant que leur emballage est scellé. Une fois descellés
          après la livraison, ils ne peuvent plus l’être, pour des raisons d’hygiène et de protection de la
          santé (article L.221-28, 5°, du code de la consommation).`,
          `Accessoires et équipements : ils sont repris même si leur emballage a été ouvert. Vous pouvez les
          déballer et les essayer comme vous le feriez en boutique. Si leur valeur a baissé parce qu’ils ont
          été manipulés au-delà de ce qu’il faut pour en établir la nature, les caractéristiques et le bon
          fonctionnement, vous répondez de cette dépréciation (article L.221-23 du code de la consommation).`,
        ],
      },
      `Cette limite ne vaut que pour la rétractation : un produit défectueux ou non conforme relève des
      garanties légales, même descellé.`,
    ],
  }
}

/** With the sentence of the notice in the annex to code de la consommation R.221-3. */
function exercise(seller: Seller, { publicUrl = '', basePath = '/' }: Shop): LegalSection {
  return {
    id: 'comment-se-retracter',
    title: 'Comment se rétracter',
    blocks: [
      `Envoyez-nous, avant la fin du délai, une déclaration dénuée d’ambiguïté qui exprime votre décision :`,
      {
        list: [
          `en ligne, sur la page « Renoncer au contrat ici » : elle est au pied de chaque page du site et,
          une fois la commande payée, sur la page de votre commande et dans ses e-mails ; elle ne demande
          pas de compte ;`,
          `tant que la commande attend son paiement, par le bouton « Annuler la commande » de sa page ;`,
          `par e-mail, à ${seller.email} ;`,
          `ou par courrier, à ${addressee(seller)}, ${seller.address}.`,
        ],
      },
      `Vous pouvez également exercer votre droit de rétractation en ligne sur
      ${absoluteUrl(paths.withdrawal, { publicUrl, basePath })}. Si vous utilisez cette fonctionnalité en ligne, nous vous
      enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable
      (par e-mail), y compris son contenu ainsi que la date et l’heure de sa soumission.`,
      `Vous pouvez utiliser le formulaire ci-dessous, sans y être obligé. Indiquez le numéro de la commande
      et, si vous ne rendez pas tout, les produits concernés. Il suffit que votre déclaration soit envoyée
      avant la fin du délai. Nous en accusons réception par e-mail.`,
    ],
  }
}

function returning(seller: Seller): LegalSection {
  return {
    id: 'renvoi-des-produits',
    title: 'Renvoi des produits',
    blocks: [
      `Renvoyez ou rapportez les produits sans retard excessif, et au plus tard dans les 14 jours qui
      suivent l’envoi de votre décision, à l’adresse de la boutique : ${seller.address}. Les rapporter en
      boutique ne coûte rien ; si vous les renvoyez, les frais directs de renvoi sont à votre charge.`,
    ],
  }
}

function refund(means: readonly PaymentMeans[]): LegalSection {
  return {
    id: 'remboursement',
    title: 'Remboursement',
    blocks: [
      `Nous vous remboursons toutes les sommes versées pour les produits rendus, et les frais de livraison
      d’une commande rendue en entier, sans retard injustifié et au plus tard dans les 14 jours qui suivent
      celui où nous sommes informés de votre décision. Nous pouvons différer le remboursement jusqu’à ce que
      nous ayons récupéré les produits ou que vous ayez fourni une preuve de leur expédition, le premier de
      ces deux faits étant retenu (article L.221-24 du code de la consommation).`,
      `Le remboursement se fait par le moyen de paiement utilisé pour la commande, sauf si vous acceptez
      expressément un autre moyen, et sans frais pour vous.`,
      ...paymentText(means).refund,
    ],
  }
}

/** The model of the annex to code de la consommation R.221-1, word for word. */
function form(seller: Seller): LegalSection {
  return {
    id: 'formulaire-de-retractation',
    title: withdrawalFormTitle,
    blocks: [
      `(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du
      contrat.)`,
      `À l’attention de ${seller.legalName && `${seller.legalName}, `}${seller.name}, ${seller.address}, ${seller.email} :`,
      `Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant
      sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :`,
      {
        list: [
          `Commandé le (*)/reçu le (*) :`,
          `Nom du (des) consommateur(s) :`,
          `Adresse du (des) consommateur(s) :`,
          `Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur
          papier) :`,
          `Date :`,
        ],
      },
      `(*) Rayez la mention inutile.`,
    ],
  }
}
