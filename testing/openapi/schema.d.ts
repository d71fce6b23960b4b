export interface paths {
  '/api/products': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The products, by price; whole, or a page of them */
    get: operations['listProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/products/{categoryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The products of one category; an unknown category is an empty list */
    get: operations['listProductsByCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/best_product/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Up to four products: those that the shopkeeper puts first, then the most sold, the featured, the newest */
    get: operations['listBestProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/product/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One product */
    get: operations['getProduct']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/product/{id}/formats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The formats of a product, itself among them, the lightest first; one without others has none */
    get: operations['listFormats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/products/by-reference': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The products with these references, in their order; `product` is null if it is retired */
    post: operations['listProductsByReference']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/delivery': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The days and the price of a delivery now, of one product or of any, and the pickup */
    get: operations['getDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/home': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What the shopkeeper says on the home page; null wherever the default words stay */
    get: operations['getHome']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/contact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Mail a message to the shop, which answers to this e-mail */
    post: operations['writeToShop']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/product/{id}/related': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Up to four products: two that others bought with one, those of its category that share most with it, the nearest in price */
    get: operations['listRelated']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A page of the products that match words and facets, and the counts of each facet */
    get: operations['searchProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/suggestions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Up to five products, and the facts and categories, that match the beginning of words */
    get: operations['suggestProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/stock-alerts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Mail a link that confirms an alert for a product that is sold out */
    post: operations['requestStockAlert']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/stock-alerts/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Confirm an alert by its mailed link; a second time changes nothing */
    post: operations['confirmStockAlert']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/stock-alerts/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Delete an alert by its mailed link */
    post: operations['cancelStockAlert']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/product/{id}/reviews': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The published reviews of a product, the newest first, ten a page */
    get: operations['listReviews']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/{id}/reviews': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What the client may review of an order; nothing before it is received */
    get: operations['listOrderReviews']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Write or change the client’s review of a product that they received */
    put: operations['writeReview']
    post?: never
    /** Delete the client’s review of a product */
    delete: operations['deleteReview']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/reviews/link': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Write or change a review by the mailed link of its order */
    put: operations['writeReviewByLink']
    /** What the holder of a mailed link may review */
    post: operations['openReviewLink']
    /** Delete a review by the mailed link of its order */
    delete: operations['deleteReviewByLink']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/reviews/refusal': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Ask by a mailed link for no further invitation to review */
    post: operations['refuseInvitations']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/favourites': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The client’s favourites, the newest first */
    post: operations['listFavourites']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/favourites/add': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add products to the favourites, the newest first; unknown ones, and those beyond 200, are left out */
    post: operations['addFavourites']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/favourites/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Remove a product from the favourites; a second time changes nothing */
    post: operations['removeFavourite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/clients/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign in */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/clients/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign up */
    post: operations['register']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/clients/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** End the session of the token */
    post: operations['signOut']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_modif/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Change the e-mail (once the mailed link is opened) or the address (at once) */
    put: operations['editClient']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_modif_pass/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Change the password; every other session of the client ends */
    put: operations['changePassword']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_del/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Delete the account */
    put: operations['deleteClient']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_first_conn/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Ask for a mailed link that makes this password the account’s own */
    put: operations['firstConnection']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_first_conn/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Use the mailed link: the same password once more */
    post: operations['confirmPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client_modif/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Use the mailed link: a new e-mail takes effect and ends every session, the one in use is proven */
    post: operations['confirmEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** All that the shop knows of the client, as a file */
    post: operations['exportClient']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The lines of the open cart */
    post: operations['getCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/products/addCart': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One more of a product, or `command_quantity` more */
    post: operations['addToCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/updateQuantityLess': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One less of a line, never below one */
    post: operations['decrementLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/updateQuantityMore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** One more of a line, never above the stock */
    post: operations['incrementLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/setQuantity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The quantity of a line, at least one and at most the stock */
    post: operations['setQuantity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/deleteLine': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a line; the query string is read where a proxy dropped the body */
    delete: operations['deleteLine']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/again': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Fill the cart up to what an order had, and say what differs */
    post: operations['orderAgain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/paid': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Pay the cart; the same command_id again is the same paid order */
    post: operations['payCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/pay': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Go on with the payment of an order that awaits it */
    post: operations['resumePayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Cancel an order that awaits its payment; its articles may go back into the cart */
    post: operations['cancelOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/cart/code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Put a promotion code onto the open cart; an empty one takes it away */
    post: operations['setPromotionCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/checkout/quote': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** What the open cart costs with its delivery; without a postcode, in the main zone */
    post: operations['quoteCart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/commands': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** The client’s orders, newest first; the open cart is not among them */
    post: operations['listOrders']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One order, an element a line */
    get: operations['getOrder']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/command/{id}/documents': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The invoice and the credit notes of one order */
    get: operations['listDocuments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/document/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** An invoice or a credit note as a PDF, in base64 */
    get: operations['getDocument']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/withdrawals': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Withdraw from a contract without an account; the reply never tells whether it exists */
    post: operations['declareWithdrawal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/client/withdrawals': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The client’s orders from which they can withdraw, and their withdrawals, newest first */
    get: operations['listWithdrawable']
    put?: never
    /** Withdraw from an order of the client, or from lines of it */
    post: operations['withdrawOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    Problem: {
      message: string
      /** @enum {string} */
      code:
        | 'invalid_input'
        | 'unauthenticated'
        | 'session_ended'
        | 'bad_credentials'
        | 'forbidden'
        | 'not_found'
        | 'email_taken'
        | 'out_of_stock'
        | 'product_available'
        | 'quantity_at_minimum'
        | 'cart_empty'
        | 'line_unavailable'
        | 'order_not_payable'
        | 'price_changed'
        | 'conditions_changed'
        | 'already_paid'
        | 'link_dead'
        | 'too_large'
        | 'too_many_requests'
        | 'unavailable'
        | 'internal'
      fields?: {
        [key: string]: string
      }
      reference?: string
    }
    RefusedPayment: {
      message: string
      /** @enum {string} */
      code:
        | 'invalid_input'
        | 'unauthenticated'
        | 'session_ended'
        | 'bad_credentials'
        | 'forbidden'
        | 'not_found'
        | 'email_taken'
        | 'out_of_stock'
        | 'product_available'
        | 'quantity_at_minimum'
        | 'cart_empty'
        | 'line_unavailable'
        | 'order_not_payable'
        | 'price_changed'
        | 'conditions_changed'
        | 'already_paid'
        | 'link_dead'
        | 'too_large'
        | 'too_many_requests'
        | 'unavailable'
        | 'internal'
      fields?: {
        [key: string]: string
      }
      reference?: string
      cart?: components['schemas']['CartLine'][]
    }
    Product: {
      product_serial_number: string | number
      product_name: string
      product_price: number
      product_img: string | null
      product_desc: string | null
      product_country: string | null
      product_weight: number | null
      product_stock: number
      product_categorie_name: string | null
      product_categorie_id: number | null
      product_sold_by_weight: boolean | null
      product_price_per_litre: number | null
      product_earlier_price: number | null
      product_facts: {
        notes?: string[]
        brewing?: string[]
        roast?: number[]
        process?: string
        variety?: string
        altitude?: number[]
        decaffeinated?: boolean
        beans?: boolean
        roastedOn?: string
        kind?: string
        harvest?: string
        temperature?: number[]
        dose?: number[]
        minutes?: number[]
        infusions?: number[]
        caffeine?: string
        material?: string[]
        capacity?: number[]
        fits?: string
        organic?: boolean
        certifier?: string
        group?: string
      }
    }
    Client: {
      id: string | number
      prenom: string
      nom: string
      adresse: string | null
      email: string
    }
    CartLine: {
      command_id: string | number
      command_line_id: string | number
      product_serial_number: string | number
      product_name: string
      command_quantity: number
      product_stock: number
      command_total_price: number
      product_price: number
      product_price_per_kilo: number | null
      product_price_per_litre: number | null
      product_img: string | null
      command_grind: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
    }
    Order: {
      command_id: string | number
      command_date: string
      command_state: string
      command_total: number
      /** @enum {string} */
      command_payment:
        'à payer' | 'payée' | 'remboursée en partie' | 'remboursée' | 'contestée' | 'sans objet'
    }
    OrderLine: {
      command_id: string | number
      command_state: string
      command_total: number
      command_date: string
      /** @enum {string} */
      command_payment:
        'à payer' | 'payée' | 'remboursée en partie' | 'remboursée' | 'contestée' | 'sans objet'
      command_fee: number
      command_discounts: {
        name: string
        amount: number
      }[]
      command_vat: {
        rate: number
        amount: number
      }[]
      command_vat_franchise: boolean
      command_refunded: number
      command_refund_pending: number
      command_dates: {
        from: string
        to: string
      } | null
      command_hours: {
        week: {
          from: string
          to: string
        }[][]
        closed: {
          from: string
          to: string
        }[]
      } | null
      command_means: ('demonstration' | 'card' | 'transfer' | 'counter') | null
      command_held_until: string | null
      command_transfer: {
        holder: string
        iban: string
        bic: string
        reference: string
      } | null
      command_tracking: {
        carrier: string
        number: string
        url: string
      } | null
      command_conditions: string | null
      command_delivery: string
      command_adress: string | null
      command_address: {
        street: string
        complement: string
        postcode: string
        town: string
        phone: string
      } | null
      product_serial_number: string | number
      product_name: string
      command_quantity: number
      command_grind: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
      product_price: number
      product_vat: number
      command_total_price: number
      product_img: string | null
      command_confirmation_held: boolean
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listProducts: {
    parameters: {
      query?: {
        filter?: 'asc' | 'desc'
        page?: string
        per_page?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          'X-Total-Count'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listProductsByCategory: {
    parameters: {
      query?: {
        filter?: 'asc' | 'desc'
        page?: string
        per_page?: string
      }
      header?: never
      path: {
        categoryId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          'X-Total-Count'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listBestProducts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
    }
  }
  getProduct: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            product_serial_number: string | number
            product_name: string
            product_price: number
            product_img: string | null
            product_desc: string | null
            product_country: string | null
            product_weight: number | null
            product_stock: number
            product_categorie_name: string | null
            product_categorie_id: number | null
            product_sold_by_weight: boolean | null
            product_price_per_litre: number | null
            product_earlier_price: number | null
            product_facts: {
              notes?: string[]
              brewing?: string[]
              roast?: number[]
              process?: string
              variety?: string
              altitude?: number[]
              decaffeinated?: boolean
              beans?: boolean
              roastedOn?: string
              kind?: string
              harvest?: string
              temperature?: number[]
              dose?: number[]
              minutes?: number[]
              infusions?: number[]
              caffeine?: string
              material?: string[]
              capacity?: number[]
              fits?: string
              organic?: boolean
              certifier?: string
              group?: string
            }
            product_images: {
              file: string
              alt: string | null
            }[]
            product_reduced_until: string | null
            product_sheet: {
              name: string
              title: string
              text: string
              url?: string
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listFormats: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listProductsByReference: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_numbers: (string | number)[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            product_serial_number: string | number
            product_name: string
            product: components['schemas']['Product'] | null
          }[]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getDelivery: {
    parameters: {
      query?: {
        product_serial_number?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            home: {
              zone: string
              fee: number
              surcharge: number
              free_from: number | null
              dates: {
                from: string
                to: string
              } | null
            } | null
            pickup_from: string | null
            hours: {
              week: {
                from: string
                to: string
              }[][]
              closed: {
                from: string
                to: string
              }[]
            }
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getHome: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            notice: string | null
            headline: string | null
            introduction: string | null
            picture: {
              file: string
              alt: string
            } | null
            history_title: string | null
            history: string[] | null
            values: {
              title: string | null
              text: string | null
            }[]
          }
        }
      }
    }
  }
  writeToShop: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          contact_name: string
          contact_email: string
          contact_message: string
          contact_website?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listRelated: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Product'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  searchProducts: {
    parameters: {
      query?: {
        q?: string
        sort?: 'pertinence' | 'asc' | 'desc'
        page?: string
        categorie?: string
        preparation?: string
        prix?: string
        notes?: string
        origine?: string
        torrefaction?: string
        cafeine?: string
        bio?: string
        stock?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            search_products: components['schemas']['Product'][]
            search_total: number
            search_is_cut: boolean
            search_read_as: string | null
            search_facets: {
              /** @enum {string} */
              facet_name:
                | 'categorie'
                | 'preparation'
                | 'prix'
                | 'notes'
                | 'origine'
                | 'torrefaction'
                | 'cafeine'
                | 'bio'
                | 'stock'
              facet_total: number
              facet_values: {
                value: string
                count: number
              }[]
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  suggestProducts: {
    parameters: {
      query: {
        q: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            suggested_products: {
              suggested_serial: string
              suggested_name: string
              suggested_price: number
              suggested_price_per_kilo: number | null
              suggested_price_per_litre: number | null
              suggested_img: string | null
            }[]
            suggested_choices: {
              /** @enum {string} */
              facet_name:
                | 'categorie'
                | 'preparation'
                | 'prix'
                | 'notes'
                | 'origine'
                | 'torrefaction'
                | 'cafeine'
                | 'bio'
                | 'stock'
              value: string
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  requestStockAlert: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          alert_email: string
          alert_website?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  confirmStockAlert: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            product_serial_number: string | number
            product_name: string
            alert_email: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  cancelStockAlert: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listReviews: {
    parameters: {
      query?: {
        page?: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            review_count: number
            review_average: number | null
            reviews: {
              review_stars: number
              review_text: string
              review_author: string
              review_date: string
              review_order_date: string
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listOrderReviews: {
    parameters: {
      query: {
        client_id: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            review_author: string
            products: {
              product_serial_number: string | number
              product_name: string
              product_img: string | null
              review: {
                review_stars: number
                review_text: string
                review_author: string
                /** @enum {string} */
                review_state: 'pending' | 'published' | 'refused'
                review_reason: string | null
                review_date: string
              } | null
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  writeReview: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          command_id: string | number
          product_serial_number: string | number
          review_stars: number
          review_text: string
          review_author: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            review_stars: number
            review_text: string
            review_author: string
            /** @enum {string} */
            review_state: 'pending' | 'published' | 'refused'
            review_reason: string | null
            review_date: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  deleteReview: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          command_id: string | number
          product_serial_number: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  writeReviewByLink: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          product_serial_number: string | number
          review_stars: number
          review_text: string
          review_author: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            review_stars: number
            review_text: string
            review_author: string
            /** @enum {string} */
            review_state: 'pending' | 'published' | 'refused'
            review_reason: string | null
            review_date: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  openReviewLink: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            review_author: string
            products: {
              product_serial_number: string | number
              product_name: string
              product_img: string | null
              review: {
                review_stars: number
                review_text: string
                review_author: string
                /** @enum {string} */
                review_state: 'pending' | 'published' | 'refused'
                review_reason: string | null
                review_date: string
              } | null
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  deleteReviewByLink: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          product_serial_number: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  refuseInvitations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listFavourites: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            favourites: (string | number)[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  addFavourites: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_numbers: (string | number)[]
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            favourites: (string | number)[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  removeFavourite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            favourites: (string | number)[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  signIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_email: string
          client_password: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            token: string
            client: components['schemas']['Client']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_firstName: string
          client_lastName: string
          client_email: string
          client_born_date?: ('' | string) | null
          client_adress?: string | null
          client_password: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            token: string
            client: components['schemas']['Client']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  signOut: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  editClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          Newemail?: '' | string
          NewAdress?: string
          OldPass?: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            client: components['schemas']['Client']
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  changePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          OldPass?: string
          NewPass: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            token: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  deleteClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          OldPass?: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  firstConnection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_email: string
          NewPass: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  confirmPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          NewPass: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            id: string | number
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  confirmEmail: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            id: string | number
            email: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  exportClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          OldPass?: string
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            date: string
            client: {
              id: string | number
              prenom: string
              nom: string
              adresse: string | null
              email: string
              client_born_date: string | null
              client_since: string
              client_last_seen: string
              has_password: boolean
              email_proven: string | null
              invitations_refused: string | null
            }
            cart_since: string | null
            cart: components['schemas']['CartLine'][]
            orders: {
              command_id: string | number
              command_date: string
              command_state: string
              command_total: number
              /** @enum {string} */
              command_payment:
                | 'à payer'
                | 'payée'
                | 'remboursée en partie'
                | 'remboursée'
                | 'contestée'
                | 'sans objet'
              cart_since: string
              command_delivery: string
              command_adress: string | null
              command_address: {
                street: string
                complement: string
                postcode: string
                town: string
                phone: string
              } | null
              command_discounts: {
                name: string
                amount: number
              }[]
              command_fee: number
              command_dates: {
                from: string
                to: string
              } | null
              command_received: string | null
              command_ended: string | null
              payments: {
                means: string
                amount: number
                state: string
                date: string
              }[]
              confirmation: {
                date: string
                subject: string
                text: string
              } | null
              refunds: {
                amount: number
                fee: number
                reason: string
                state: string
                requested_by: string
                made_by: string | null
                date: string
                ended: string | null
              }[]
              tracking: {
                carrier: string
                number: string
              } | null
              notes: {
                text: string
                date: string
              }[]
              former_addresses: {
                address: string
                date: string
              }[]
              former_phones: {
                phone: string
                date: string
              }[]
              lines: {
                product_serial_number: string | number
                product_name: string
                command_quantity: number
                command_grind: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
                product_price: number
                command_total_price: number
              }[]
            }[]
            documents: {
              number: string
              kind: string
              date: string
              total: number
              name: string | null
              address: string | null
              delivery_address: string | null
            }[]
            links: {
              purpose: string
              new_email: string | null
              expires: string
            }[]
            mails: {
              subject: string
              date: string
              sent: string | null
            }[]
            stock_alerts: {
              product_name: string
              date: string
              confirmed: string | null
              expires: string
            }[]
            reviews: {
              review_stars: number
              review_text: string
              review_author: string
              /** @enum {string} */
              review_state: 'pending' | 'published' | 'refused'
              review_reason: string | null
              review_date: string
              product_name: string
              command_id: string | number
              review_decided: string | null
            }[]
            review_invitations: {
              command_id: string | number
              date: string
              expires: string
            }[]
            favourites: {
              product_name: string
              date: string
            }[]
            notes: {
              text: string
              date: string
            }[]
            withdrawals: {
              withdrawal_name: string | null
              withdrawal_email: string | null
              withdrawal_order: string
              withdrawal_articles: string | null
              withdrawal_lines: {
                product_name: string
                command_quantity: number
              }[]
              date: string
              deadline: string | null
              state: string
              state_since: string
              refusal: string | null
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CartLine'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  addToCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
          command_grind?: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
          command_quantity?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  decrementLine: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
          command_grind?: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
          command_line_id?: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  incrementLine: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
          command_grind?: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
          command_line_id?: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  setQuantity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          product_serial_number: string | number
          client_id: string | number
          command_grind?: ('grains' | 'filtre' | 'espresso' | 'piston' | 'moka') | null
          command_quantity: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  deleteLine: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          command_line_id: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  orderAgain: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          command_id: string | number
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
            differences: {
              product_name: string
              ordered_quantity: number
              command_quantity: number
              product_stock: number
              price_then: number
              price_now: number | null
            }[]
            no_longer_ground: string[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  payCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          command_id: string | number
          adress: string
          /** @enum {string} */
          command_delivery?: 'magasin' | 'domicile'
          expected_total?: number
          expected_dates?: {
            /** Format: date */
            from: string
            /** Format: date */
            to: string
          }
          /** @enum {string} */
          payment_means?: 'demonstration' | 'card' | 'transfer' | 'counter'
          command_address?: {
            street: string
            /** @default  */
            complement?: string
            postcode: string
            town: string
            /** @default  */
            phone?: string
          }
          conditions_version?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
            order: components['schemas']['Order']
            payment_url: string | null
            payment_unstarted?: boolean
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RefusedPayment']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  resumePayment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          command_id: string | number
          /** @enum {string} */
          payment_means?: 'demonstration' | 'card' | 'transfer' | 'counter'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
            order: components['schemas']['Order']
            payment_url: string | null
            payment_unstarted?: boolean
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  cancelOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          command_id: string | number
          refill: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
            cart: components['schemas']['CartLine'][]
            order: components['schemas']['Order']
            payment_url: string | null
            payment_unstarted?: boolean
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  setPromotionCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          promotion_code: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            message: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  quoteCart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          /** @enum {string} */
          delivery: 'magasin' | 'domicile'
          address?: {
            postcode: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            lines: components['schemas']['CartLine'][]
            subtotal: number
            discounts: {
              name: string
              amount: number
            }[]
            promotion: {
              code: string
              problem: string | null
            } | null
            fee: number
            fee_missing: number | null
            vat: {
              rate: number
              amount: number
            }[]
            vat_franchise: boolean
            dates: {
              from: string
              to: string
            } | null
            hours: {
              week: {
                from: string
                to: string
              }[][]
              closed: {
                from: string
                to: string
              }[]
            } | null
            pickup_address: string | null
            total: number
            addresses: {
              street: string
              complement: string
              postcode: string
              town: string
              phone: string
            }[]
            means: ('demonstration' | 'card' | 'transfer' | 'counter')[]
            conditions_version: number | null
            guarantee_notice: {
              text: string
              url: string
            } | null
            refusal: string | null
            postcode_refused: boolean
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listOrders: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Order'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getOrder: {
    parameters: {
      query: {
        client_id: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrderLine'][]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listDocuments: {
    parameters: {
      query: {
        client_id: string
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            document_number: string
            /** @enum {string} */
            document_kind: 'invoice' | 'credit_note'
            document_date: string
            document_total: number
            document_undone: boolean
          }[]
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  getDocument: {
    parameters: {
      query: {
        client_id: string
      }
      header?: never
      path: {
        number: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            file_name: string
            pdf: string
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  declareWithdrawal: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          withdrawal_name: string
          withdrawal_order: string
          withdrawal_email: string
          withdrawal_articles?: string
          /** Format: uuid */
          withdrawal_key?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            withdrawal_name: string
            withdrawal_email: string
            withdrawal_order: string
            withdrawal_articles: string | null
            withdrawal_lines: {
              product_name: string
              command_quantity: number
            }[]
            withdrawal_date: string
            withdrawal_mailed: boolean
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  listWithdrawable: {
    parameters: {
      query: {
        client_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            orders: {
              command_id: string | number
              command_date: string
              withdrawal_deadline: string | null
              withdrawal_late: boolean
              lines: {
                command_line: number
                product_name: string
                command_quantity: number
              }[]
            }[]
            withdrawals: {
              command_id: string | number
              withdrawal_date: string
              /** @enum {string} */
              withdrawal_state:
                | 'received'
                | 'accepted'
                | 'goods_back'
                | 'refunded'
                | 'refused'
                | 'refund_requested'
                | 'refund_failed'
            }[]
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
  withdrawOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          client_id: string | number
          command_id: string | number
          withdrawal_lines?: {
            command_line: number
            command_quantity: number
          }[]
          /** Format: uuid */
          withdrawal_key?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            withdrawal_name: string
            withdrawal_email: string
            withdrawal_order: string
            withdrawal_articles: string | null
            withdrawal_lines: {
              product_name: string
              command_quantity: number
            }[]
            withdrawal_date: string
            withdrawal_mailed: boolean
          }
        }
      }
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
      /** @description Default Response */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Problem']
        }
      }
    }
  }
}
